import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useOwnPersonId } from '#features/profile/useOwnPersonId.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The `people.id` of the signed-in person; `undefined` until it is known, and without a record. */
export function useOwnRecordId(): number | undefined {
  const { language } = useLanguage()
  const badge = useOwnPersonId()
  const { data } = useListColleaguesQuery(language)
  return data?.find(({ idnumber }) => idnumber === badge)?.id
}

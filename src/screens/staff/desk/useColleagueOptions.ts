import { fullNameOf } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The colleagues as options, in alphabetical order; none while they are not needed. */
export function useColleagueOptions(isNeeded = true) {
  const { data } = useListColleaguesQuery(useLanguage().language, { skip: !isNeeded })
  return useMemo(
    () =>
      (data ?? []).map((person) => ({
        value: String(person.id),
        label: fullNameOf(person),
        detail: person.position,
        email: person.email,
      })),
    [data],
  )
}

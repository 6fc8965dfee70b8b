import { fullNameOf } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The people who can be responsible for an application, as options. */
export function useOwnerOptions() {
  const { language } = useLanguage()
  const { data } = useListColleaguesQuery(language)
  return useMemo(
    () =>
      (data ?? []).map((person) => ({
        value: String(person.id),
        label: fullNameOf(person),
        detail: person.position,
      })),
    [data],
  )
}

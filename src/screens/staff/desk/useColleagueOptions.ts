import { fullNameOf } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The colleagues as options, in alphabetical order. */
export function useColleagueOptions() {
  const { data } = useListColleaguesQuery(useLanguage().language)
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

import { type DirectoryPerson, fullNameOf } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

const none: readonly DirectoryPerson[] = []

/** The colleagues who can be named at a vacancy, in alphabetical order. */
export function useVacancyPeople() {
  const { language } = useLanguage()
  const { data = none } = useListColleaguesQuery(language)
  return useMemo(
    () =>
      data.map((person) => ({
        value: String(person.id),
        label: fullNameOf(person),
        detail: person.position,
      })),
    [data],
  )
}

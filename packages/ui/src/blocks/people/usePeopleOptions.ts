import { compareNames } from '@atrium/contract/core'
import { fullNameOf, type Person } from '@atrium/contract/people'
import { useMemo } from 'react'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The people who work here as options, in alphabetical order; two of one name differ by position. */
export function usePeopleOptions(people: readonly Person[] | undefined, except?: number) {
  const language = useReaderLanguage()
  return useMemo(
    () =>
      (people ?? [])
        .filter(({ id, leftAt }) => !leftAt && id !== except)
        .toSorted((one, other) => compareNames(fullNameOf(one), fullNameOf(other)))
        .map((person) => ({
          value: String(person.id),
          label: fullNameOf(person),
          detail: person.positions[language],
        })),
    [people, except, language],
  )
}

import { type Language, languages } from '@atrium/contract/core'
import { type TextState, textParts } from '@atrium/contract/hiring'

type Part = (typeof textParts)[number]

/**
 * The values of the form: a text has a field for each part and language (`position_EN`), a list has one item on each line, and
 * reviewers are ids between commas.
 */
export type VacancyFormValues = Record<`${Part}_${Language}`, string> &
  Partial<Record<`upToDate_${Language}`, boolean>> & {
    original: Language
    categoryId: string
    employment: string
    workplace: string
    level: string
    places: string
    salaryFrom: string
    salaryTo: string
    isSalaryShown: boolean
    closesOn: string
    managerId: string
    reviewerIds: string
    hidesContacts: boolean
  }

/** A bullet or a number at the beginning of a pasted item. */
const bullet = /^\s*(?:[-–—•*·▪●◦‣]|\d{1,2}[.)])\s+/

/** The items of a list that is typed or pasted, one on each line. */
export const itemsOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((each) => each.replace(bullet, '').trim())
    .filter(Boolean)

const isEmpty = (text: string | undefined) => !text?.trim()

/** How far a text is as it is typed; `saved` are the values and the state that the server has. */
export function typedTextState(
  language: Language,
  values: Partial<VacancyFormValues>,
  saved?: { values: Partial<VacancyFormValues>; state: TextState },
): TextState {
  const empty = textParts.filter((part) => isEmpty(values[`${part}_${language}`]))
  if (empty.length === textParts.length) return 'missing'
  if (empty.length > 0) return 'incomplete'
  const isTouched = textParts.some(
    (part) => (values[`${part}_${language}`] ?? '') !== (saved?.values[`${part}_${language}`] ?? ''),
  )
  const isOlder = saved?.state === 'outdated' && !isTouched && !values[`upToDate_${language}`]
  return isOlder ? 'outdated' : 'ready'
}

/** The language of the first field with an error, when it is one of a text. */
export const languageOfError = (errors: Record<string, string>): Language | undefined =>
  languages.find((language) => textParts.some((part) => `${part}_${language}` in errors))

import { type Language, languages } from '@atrium/contract/core'

/** The parts of a text, in the order of the form. */
export const newsParts = ['title', 'description', 'body'] as const

type Part = (typeof newsParts)[number]

/** The values of the form: a field for each part and language (`title_EN`); units have one name on each line. */
export type NewsFormValues = Record<`${Part}_${Language}`, string> & {
  topic: string
  units: string
  endsOn: string
  mustRead: boolean
  hasReactions: boolean
  hasComments: boolean
  isUnreadAgain: boolean
}

/** How far a text is as it is typed. */
export function newsTextState(language: Language, values: Partial<NewsFormValues>) {
  const isWritten = (part: Part) => Boolean(values[`${part}_${language}`]?.trim())
  if (isWritten('title') && isWritten('description')) return 'ready'
  return newsParts.some(isWritten) ? 'incomplete' : 'missing'
}

/** The language of the first field with an error, when it is one of a text. */
export const languageOfNewsError = (errors: Record<string, string>): Language | undefined =>
  languages.find((language) => newsParts.some((part) => `${part}_${language}` in errors))

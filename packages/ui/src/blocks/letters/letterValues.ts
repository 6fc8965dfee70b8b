import { type Language, languages } from '@atrium/contract/core'
import type { LetterFields } from '@atrium/contract/newsletter'

/** The values of the form: a subject and a text for each language. */
export type LetterValues = Record<`subject_${Language}` | `text_${Language}`, string> & { isListed: boolean }

export const letterValuesOf = ({ texts, isListed }: Pick<LetterFields, 'texts' | 'isListed'>): LetterValues =>
  ({
    isListed,
    ...Object.fromEntries(
      languages.flatMap((language) => [
        [`subject_${language}`, texts[language].subject],
        [`text_${language}`, texts[language].text],
      ]),
    ),
  }) as LetterValues

/** The letter that a form describes. An emptied field is missing in the values of a form. */
export const letterFieldsOf = (typed: Partial<LetterValues>) => ({
  isListed: typed.isListed ?? false,
  texts: Object.fromEntries(languages.map((language) => [language, letterTextOf(typed, language)])),
})

export const letterTextOf = (typed: Partial<LetterValues>, language: Language) => ({
  subject: typed[`subject_${language}`] ?? '',
  text: typed[`text_${language}`] ?? '',
})

/** Messages about a letter at the fields of the form: `texts.EN.subject` is at `subject_EN`. */
export const atLetterFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const [, language, part] = /^texts\.(\w+)\.(\w+)/.exec(name) ?? []
      return [part ? `${part}_${language}` : name, message]
    }),
  )

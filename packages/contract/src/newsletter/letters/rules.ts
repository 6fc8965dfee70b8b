import { type InLanguages, type Language, languages } from '#core/language.ts'
import { type MessageKey, message } from '#core/messages.ts'

/** A letter in one language, in Markdown; both are empty where it is not written. */
export interface LetterText {
  subject: string
  text: string
}

export type LetterTexts = Record<Language, LetterText>

/** A letter is written, waits for its time, goes out, and has been sent; one that goes out can be paused. */
export const letterStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const

export type LetterState = (typeof letterStates)[number]

/** How far the text of a language is. */
export const letterTextState = ({ subject = '', text = '' }: Partial<LetterText>) => {
  const written = [subject, text].filter((part) => part.trim()).length
  return (['missing', 'incomplete', 'ready'] as const)[written] ?? 'missing'
}

/** The texts that a letter has. A subscriber of another language receives the one of `pickLanguage`. */
export const writtenTexts = (texts: LetterTexts): InLanguages<LetterText> =>
  Object.fromEntries(
    languages
      .filter((language) => letterTextState(texts[language]) === 'ready')
      .map((language) => [language, texts[language]]),
  )

/** What keeps a letter from being sent, by field: half a text, or none at all. */
export function letterErrors(texts: LetterTexts): Record<string, MessageKey> {
  const isEmpty = languages.every((language) => letterTextState(texts[language]) === 'missing')
  const errorsOf = (language: Language) => {
    const { subject, text } = texts[language]
    if (!isEmpty && letterTextState(texts[language]) !== 'incomplete') return []
    return [
      ...(subject.trim() ? [] : [[`texts.${language}.subject`, message('subjectRequired')] as const]),
      ...(text.trim() ? [] : [[`texts.${language}.text`, message('letterTextRequired')] as const]),
    ]
  }
  return Object.fromEntries(languages.flatMap(errorsOf))
}

/** Failed mails that pause a letter: so many at the least, and more than this share of those that are done. */
const pausing = { least: 20, share: 0.05 }

/** Whether too many mails of a letter fail, besides those that a person has accepted by resuming it. */
export function isFailing({
  delivered,
  failed,
  forgiven,
}: Record<'delivered' | 'failed' | 'forgiven', number>) {
  const fresh = failed - forgiven
  return fresh >= pausing.least && fresh > pausing.share * (delivered + fresh)
}

import { type InLanguages, inEachLanguage, type Language, languages, toLines } from '@atrium/contract/core'
import { emptyParts, emptyText, type TextState, textParts, type VacancyText } from '@atrium/contract/hiring'
import type { jobTexts } from '#db/tables/careers.ts'

type Stored = typeof jobTexts.$inferSelect
type Texts = Record<Language, VacancyText>
type StoredTexts = Partial<Record<Language, Stored>>

const firsts = (items: readonly string[][]) => items.map(([first = '']) => first)

/** The parts of a text in one order: equal texts are equal in JSON. */
const ordered = (text: VacancyText) =>
  Object.fromEntries(textParts.map((part) => [part, text[part]])) as unknown as VacancyText

const textOf = (row: Stored): VacancyText =>
  ordered({
    ...row,
    responsibilities: firsts(row.responsibilities),
    qualifications: firsts(row.qualifications),
  })

/** For comparisons: texts of the samples and of imports have spaces that a form does not keep. */
const wordsOf = (text: VacancyText) =>
  JSON.stringify(ordered(text), (_name, value) => (typeof value === 'string' ? toLines(value) : value))

export const byLanguage = (rows: readonly Stored[]): StoredTexts =>
  Object.fromEntries(rows.map((row) => [row.language, row]))

/** The texts as the form of the desk has them. */
export const textsOf = (stored: StoredTexts): Texts =>
  inEachLanguage((language) => (stored[language] ? textOf(stored[language]) : emptyText))

/** What decides how far a text is. */
interface Version {
  revision: number
  madeFrom: number | null
  isComplete: boolean
}

/** Whether a text says what the original says. */
const isCurrent = (
  language: Language,
  original: Language,
  texts: InLanguages<Pick<Version, 'revision' | 'madeFrom'>>,
) => language === original || !texts[original] || texts[language]?.madeFrom === texts[original].revision

/** How far each text of a vacancy is. */
export const textStatesOf = (original: Language, texts: InLanguages<Version>): Record<Language, TextState> =>
  inEachLanguage((language) => {
    const text = texts[language]
    if (!text) return 'missing'
    if (!text.isComplete) return 'incomplete'
    return isCurrent(language, original, texts) ? 'ready' : 'outdated'
  })

export const versionOf = (stored: Stored): Version => ({
  revision: stored.revision,
  madeFrom: stored.madeFrom,
  isComplete: emptyParts(textOf(stored)).length === 0,
})

/** A text is stored when it has any word. */
const isStored = (text: VacancyText) => emptyParts(text).length < textParts.length

/** `made_from` of a translation that is older than the original. */
const older = 0

interface TextChanges {
  /** The original language until now; of a new vacancy the one that it gets. */
  formerOriginal: Language
  original: Language
  texts: Texts
  /** Translations that are right as they are. */
  upToDate: readonly Language[]
}

/**
 * The rows of texts to write, and the languages to delete. The revision of a text rises with its words. A translation is up to
 * date when it is written with new words, when it is marked, or when it was and the original has not changed. When another
 * language becomes the original, those that said the same still do.
 */
export function textChanges(
  stored: StoredTexts,
  { formerOriginal, original, texts, upToDate }: TextChanges,
): { written: Omit<Stored, 'jobId' | 'jobType'>[]; deleted: Language[] } {
  const before = textsOf(stored)
  const isChanged = (language: Language) => wordsOf(before[language]) !== wordsOf(texts[language])
  const revisionOf = (language: Language) => {
    const revision = stored[language]?.revision ?? 0
    return isChanged(language) ? revision + 1 : Math.max(revision, 1)
  }
  const wasCurrent = (language: Language) =>
    stored[language] !== undefined && isCurrent(language, formerOriginal, stored)
  const staysCurrent = (language: Language) =>
    wasCurrent(language) && !isChanged(original) && (wasCurrent(original) || !stored[original])
  const madeFromOf = (language: Language) => {
    if (language === original) return null
    const isRight = isChanged(language) || upToDate.includes(language) || staysCurrent(language)
    return isRight ? revisionOf(original) : older
  }
  const kept = languages.filter((language) => isStored(texts[language]))
  return {
    written: kept
      .map((language) => {
        const { responsibilities, qualifications, ...text } = ordered(texts[language])
        return {
          language,
          ...text,
          responsibilities: responsibilities.map((item) => [item]),
          qualifications: qualifications.map((item) => [item]),
          revision: revisionOf(language),
          madeFrom: madeFromOf(language),
        }
      })
      .filter(
        ({ language, madeFrom }) => isChanged(language) || madeFrom !== (stored[language]?.madeFrom ?? null),
      ),
    deleted: languages.filter((language) => stored[language] && !kept.includes(language)),
  }
}

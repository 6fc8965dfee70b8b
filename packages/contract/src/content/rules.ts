import { inEachLanguage, type Language, languages } from '#core/language.ts'
import { toLine, toLines } from '#core/normalizeText.ts'
import { type ContentKind, contentKindOf } from './kinds.ts'
import type { ContentItem, ContentTextState, ContentValue } from './schema.ts'

/** An item of which nothing is written. */
export const newContent = (kind: ContentKind): ContentValue => {
  const { texts, facts } = contentKindOf(kind)
  const empty = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  return { facts: empty(facts), texts: inEachLanguage(() => empty(texts)) }
}

/**
 * The name of an item: that of its person, its first text in a language, or in another, at most 160 characters of it,
 * or its first fact; empty for an item without a name.
 */
export function nameOfContent(
  kind: ContentKind,
  { draft: { facts, texts }, person }: Pick<ContentItem, 'draft' | 'person'>,
  language: Language,
): string {
  if (person) return person.fullname
  const fields = contentKindOf(kind)
  const [first] = Object.keys(fields.texts)
  if (first === undefined) return facts[Object.keys(fields.facts)[0] ?? ''] ?? ''
  const written = [language, ...languages].map((one) => texts[one][first]?.trim())
  return written.find(Boolean)?.slice(0, 160) ?? ''
}

/** How far the texts are; those of `outdated` languages are older than those of another. */
export const textStatesOf = (
  kind: ContentKind,
  { texts }: ContentValue,
  outdated: readonly Language[],
): Record<Language, ContentTextState> =>
  inEachLanguage((language) => {
    const isMissing = Object.entries(contentKindOf(kind).texts).some(
      ([name, { isOptional }]) => !isOptional && !texts[language][name]?.trim(),
    )
    if (isMissing) return 'missing'
    return outdated.includes(language) ? 'outdated' : 'ready'
  })

/** For comparisons: shipped texts have spaces and joiners that a form does not keep. */
const words = (text = '') => toLine(text)

/** The languages whose texts are older than those of another, after a change that left them as they were. */
export function outdatedAfter(
  before: ContentValue,
  after: ContentValue,
  outdated: readonly Language[],
  upToDate: readonly Language[],
): Language[] {
  const isChanged = (language: Language) =>
    Object.entries(after.texts[language]).some(
      ([name, text]) => words(text) !== words(before.texts[language][name]),
    )
  const isAnyChanged = languages.some(isChanged)
  return languages.filter(
    (language) =>
      !isChanged(language) && !upToDate.includes(language) && (isAnyChanged || outdated.includes(language)),
  )
}

/** The state of an item, for lists: what visitors see of it, or what is to come. */
export function contentStateOf({ draft, published, publishAt, isAsked, isRemoved }: ContentItem) {
  if (isRemoved && !published) return 'removed'
  if (publishAt) return 'planned'
  if (isAsked) return 'asked'
  if (isRemoved) return 'removing'
  if (!published) return 'draft'
  return changedContent(draft, published).length > 0 ? 'changed' : 'published'
}

export type ContentState = ReturnType<typeof contentStateOf>

/** A value with a name for each field, that of a text with its language: `question_EN`. */
export const flatContent = ({ facts, texts }: ContentValue): Record<string, string> => ({
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(texts[language]).map(([name, text]) => [`${name}_${language}`, text]),
    ),
  ),
  ...facts,
})

/** The value of a kind that has these fields; one that is missing is empty. */
export const contentFrom = (kind: ContentKind, flat: Partial<Record<string, string>>): ContentValue => {
  const { facts, texts } = newContent(kind)
  const filled = (fields: object, ending = '') =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, flat[name + ending] ?? '']))
  return {
    facts: filled(facts),
    texts: inEachLanguage((language) => filled(texts[language], `_${language}`)),
  }
}

/** The fields that differ, by their names in `flatContent`. */
export const changedContent = (one: ContentValue, other: ContentValue): string[] => {
  const [before, after] = [flatContent(one), flatContent(other)]
  return Object.keys({ ...before, ...after }).filter((name) => words(before[name]) !== words(after[name]))
}

/** The value with the texts as they were where a form has only left out their spaces and joiners. */
export const keepUntouched = (kind: ContentKind, before: ContentValue, after: ContentValue): ContentValue => {
  const stored = flatContent(before)
  const kept = Object.entries(flatContent(after)).map(([name, text]) => {
    const former = stored[name] ?? ''
    return [name, [toLine(former), toLines(former)].includes(text) ? former : text]
  })
  return contentFrom(kind, Object.fromEntries(kept))
}

import type { Language } from '@atrium/contract/core'
import {
  flattenTexts,
  isKeyOf,
  keysFor,
  originalKey,
  originalLanguage,
  pluralOf,
  type TextEntry,
  type TextState,
  textLanguages,
} from '@atrium/contract/translations'
import type { Texts } from '#i18n/texts.ts'

/** A changed text as it is stored. */
export interface StoredChange {
  change: { text: string; shippedText: string; originalText: string; changedAt: Date }
  by: string | null
}

/** The entries of a namespace, in the order of its file. */
export function entriesOf(
  { shipped }: Pick<Texts, 'shipped'>,
  namespace: string,
  changeOf: (language: Language, key: string) => StoredChange | undefined,
): TextEntry[] {
  const inLanguage = textLanguages.map(
    (language) => [language, new Map(flattenTexts(shipped[language][namespace] ?? {}))] as const,
  )
  const shippedOf = Object.fromEntries(inLanguage) as Record<Language, Map<string, string>>
  const textOf = (language: Language, key: string) =>
    changeOf(language, key)?.change.text ?? shippedOf[language].get(key) ?? ''
  const stateOf = (language: Language, key: string, original: string): TextState => {
    const { change } = changeOf(language, key) ?? {}
    const text = shippedOf[language].get(key) ?? ''
    if (!change) return text ? 'shipped' : 'missing'
    const isOlder =
      change.shippedText !== text || (language !== originalLanguage && change.originalText !== original)
    return isOlder ? 'outdated' : 'edited'
  }
  const originals = [...shippedOf[originalLanguage].keys()]
  // The other plural forms stand with the form `other`.
  const keys = originals.filter((key) => (pluralOf(key)?.form ?? 'other') === 'other').flatMap(keysFor)
  return keys.map((key) => {
    const original = textOf(originalLanguage, originalKey(key))
    return {
      ...{ namespace, key, original },
      texts: textLanguages
        .filter((language) => isKeyOf(language, key))
        .map((language) => {
          const stored = changeOf(language, key)
          return {
            language,
            text: textOf(language, key),
            shipped: shippedOf[language].get(key) ?? '',
            state: stateOf(language, key, original),
            changedAt: stored?.change.changedAt.toISOString() ?? '',
            changedBy: stored?.by ?? '',
          }
        }),
    }
  })
}

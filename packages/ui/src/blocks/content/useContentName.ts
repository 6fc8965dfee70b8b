import { type ContentKind, type ContentValue, contentKindOf } from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The name of an item: its first text in the reader's language, or in another, or its first fact. */
export function useContentName() {
  const { t } = useTranslation('content')
  const own = useReaderLanguage()
  return (kind: ContentKind, { facts, texts }: ContentValue): string => {
    const { isSingle, texts: fields, facts: others } = contentKindOf(kind)
    if (isSingle) return t(`kinds.${kind}`)
    const [first = ''] = Object.keys(fields)
    const written = [own, ...languages].map((language) => texts[language][first]?.trim())
    const [fact = ''] = Object.keys(others)
    return written.find(Boolean) ?? (first ? '' : facts[fact]) ?? ''
  }
}

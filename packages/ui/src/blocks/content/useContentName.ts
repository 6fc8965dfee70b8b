import { type ContentKind, type ContentValue, contentKindOf, nameOfContent } from '@atrium/contract/content'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The name of an item in the reader's language. */
export function useContentName() {
  const { t } = useTranslation('content')
  const own = useReaderLanguage()
  return (kind: ContentKind, value: ContentValue): string =>
    contentKindOf(kind).isSingle ? t(`kinds.${kind}`) : nameOfContent(kind, value, own)
}

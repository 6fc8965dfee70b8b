import { type ContentItem, type ContentKind, contentKindOf, nameOfContent } from '@atrium/contract/content'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** The name of an item in the reader's language. */
export function useContentName() {
  const { t } = useTranslation('content')
  const own = useReaderLanguage()
  return (kind: ContentKind, item: Pick<ContentItem, 'key' | 'draft' | 'person'>): string =>
    contentKindOf(kind).fixed ? t(`fixed.${item.key as 'home'}`) : nameOfContent(kind, item, own)
}

import type { ContentItem, ContentKind, ContentVersion } from '@atrium/contract/content'
import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { ContentHistory } from '@atrium/ui/content'
import { useTranslation } from 'react-i18next'
import { useListContentVersionsQuery } from '#api/contentApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

interface HistoryPartProps {
  kind: ContentKind
  item: ContentItem
  onRestore: (version: ContentVersion) => void
  busy: number | undefined
}

/** What was published of an item. */
export function HistoryPart({ kind, item, onRestore, busy }: HistoryPartProps) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const query = useListContentVersionsQuery({ kind, key: item.key })
  const failure = useQueryError(!query.data, query)
  if (failure) return <QueryError heading={t('history.failed')} failure={failure} headingLevel={2} />
  if (!query.data) return null
  const versions = query.data.map((version) => {
    const { day, time } = dayAndTime(new Date(version.at), company.timeZone)
    return { ...version, day: `${formatDay(day, language)}, ${time}` }
  })
  return <ContentHistory item={item} versions={versions} onRestore={onRestore} busy={busy} />
}

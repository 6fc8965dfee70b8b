import { Message } from '@atrium/ui'
import { type NoticeItem, NoticeList, NoticePage, NoticeSkeleton } from '@atrium/ui/news'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import type { Notice, useNotices } from './useNotices.ts'
import { useNoticeTexts } from './useNoticeTexts.ts'
import { useOpenNotices } from './useOpenNotices.ts'

interface NoticesProps extends ReturnType<typeof useNotices> {
  /** Chooses the texts and prefixes the ids of the cards: `news-7`. */
  kind: 'news' | 'notifications'
  variant?: 'plain' | 'bar'
  /** What the reader can do about a card. @default nothing but to read it */
  actionsOf?: (notice: Notice) => Pick<NoticeItem, 'link' | 'note' | 'children'>
}

/** The page of the notifications or of the news (spec 2). */
export function Notices(props: NoticesProps) {
  const { kind, variant, actionsOf, items, unread, failure, unmarked, markRead, markAllRead } = props
  const { t } = useTranslation('news')
  const { texts, itemOf } = useNoticeTexts()
  const { open, toggle } = useOpenNotices(kind, items, markRead)
  usePageTitle(t(`${kind}.title`))
  const hasItems = items !== undefined && items.length > 0
  return (
    <NoticePage
      heading={t(`${kind}.title`)}
      variant={variant}
      {...(hasItems && {
        status: unread > 0 ? t('notices.unread', { count: unread }) : t('notices.allRead'),
      })}
      isLoading={!failure && !items}
      {...(unread > 0 && { markAllLabel: t('notices.markAll') })}
      onMarkAll={markAllRead}
      failure={unmarked}
    >
      {failure && <QueryError heading={t(`${kind}.failedTitle`)} failure={failure} />}
      {!failure && !items && <NoticeSkeleton label={t(`${kind}.loading`)} />}
      {items?.length === 0 && <Message heading={t(`${kind}.emptyTitle`)} text={t(`${kind}.emptyText`)} />}
      {hasItems && (
        <NoticeList
          label={t(`${kind}.list`)}
          items={items.map((notice) => ({ ...itemOf(notice), ...actionsOf?.(notice) }))}
          texts={texts}
          anchorPrefix={kind}
          open={open}
          onToggle={toggle}
          onRead={markRead}
        />
      )}
    </NoticePage>
  )
}

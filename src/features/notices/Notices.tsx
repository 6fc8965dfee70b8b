import { type NoticeItem, NoticePage } from '@atrium/ui/news'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import type { Notice, useNotices } from './useNotices.ts'
import { useOpenNotices } from './useOpenNotices.ts'

interface NoticesProps extends ReturnType<typeof useNotices> {
  kind: 'news' | 'notifications'
  /** What the reader can do about a card. @default nothing but to read it */
  actionsOf?: (notice: Notice) => Pick<NoticeItem, 'link' | 'note' | 'children'>
  /** What stands below the cards. */
  children?: ReactNode
}

/** The page of the notifications or of the news (spec 2). */
export function Notices(props: NoticesProps) {
  const { kind, actionsOf, items, failure, unmarked, markRead, markAllRead, children } = props
  const { t } = useTranslation('news')
  const { open, toggle } = useOpenNotices(kind, items, markRead)
  usePageTitle(t(`${kind}.title`))
  return (
    <NoticePage
      kind={kind}
      items={items?.map((notice) => ({ ...notice, ...actionsOf?.(notice) }))}
      error={failure && <QueryError heading={t(`${kind}.failedTitle`)} failure={failure} />}
      unmarked={unmarked}
      open={open}
      onToggle={toggle}
      onRead={markRead}
      onMarkAll={markAllRead}
    >
      {children}
    </NoticePage>
  )
}

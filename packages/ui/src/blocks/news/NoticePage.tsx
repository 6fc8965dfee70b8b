import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { NoticeCard, type NoticeItem } from './NoticeCard.tsx'
import { NoticeHead, type NoticeKind } from './NoticeHead.tsx'
import { styles } from './Notices.styles.ts'

interface NoticePageProps {
  kind: NoticeKind
  /** The newest first; `undefined` while they load. */
  items: readonly NoticeItem[] | undefined
  /** The failed query. */
  error?: ReactNode
  /** The reason of the last failed mark. */
  unmarked?: MessageTexts | undefined
  /** The ids of the open cards. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  onRead: (id: number) => void
  onMarkAll: () => void
  /** What stands below the cards. */
  children?: ReactNode
}

/** The page of the notifications or of the news (spec 2): head, failure, cards. */
export function NoticePage(props: NoticePageProps) {
  const { kind, items, error, unmarked, open, onToggle, onRead, onMarkAll, children } = props
  const { t } = useTranslation('news')
  const isLoading = !error && !items
  return (
    <chakra.div css={styles.page}>
      <NoticeHead kind={kind} items={items} isLoading={isLoading} onMarkAll={onMarkAll} />
      {unmarked && <Message variant="banner" tone="danger" {...unmarked} />}
      {error}
      {isLoading && <SkeletonRegion label={t(`${kind}.loading`)} shape="cards" />}
      {items?.length === 0 && <Message heading={t(`${kind}.emptyTitle`)} text={t(`${kind}.emptyText`)} />}
      {items && items.length > 0 && (
        <chakra.ul aria-label={t(`${kind}.list`)} css={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <NoticeCard
                {...item}
                anchor={`${kind}-${item.id}`}
                isOpen={open.has(item.id)}
                onToggle={() => onToggle(item.id)}
                onRead={() => onRead(item.id)}
              />
            </li>
          ))}
        </chakra.ul>
      )}
      {children}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { NoticeCard, type NoticeItem, type NoticeTexts } from './NoticeCard.tsx'
import { styles } from './Notices.styles.ts'

export interface NoticeListProps {
  /** Names the list. */
  label: string
  /** The newest first. */
  items: readonly NoticeItem[]
  texts: NoticeTexts
  /** The element ids of the cards begin with it: `news` gives `news-7`. */
  anchorPrefix: string
  /** The ids of the open cards. */
  open: ReadonlySet<number>
  onToggle: (id: number) => void
  onRead: (id: number) => void
}

/** The cards of the notifications and of the news (spec 2). */
export function NoticeList(props: NoticeListProps) {
  const { label, items, texts, anchorPrefix, open, onToggle, onRead } = props
  return (
    <chakra.ul aria-label={label} css={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <NoticeCard
            {...item}
            anchor={`${anchorPrefix}-${item.id}`}
            texts={texts}
            isOpen={open.has(item.id)}
            onToggle={() => onToggle(item.id)}
            onRead={() => onRead(item.id)}
          />
        </li>
      ))}
    </chakra.ul>
  )
}

import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { styles } from './Today.styles.ts'

interface UnreadRowsProps {
  /** Names the list. */
  label: string
  items: readonly {
    key: string
    kind: 'news' | 'notifications'
    /** "News · 21 November". */
    when: string
    title: string
    href: string
    /** Marks it as read when its page is opened. */
    onOpen?: (() => void) | undefined
    /** "Mark as read: Office closed on Friday". */
    markName: string
    onRead: () => void
  }[]
}

/** News and notifications that are unread. A row disappears with its mark; the heading of the section takes the focus. */
export function UnreadRows({ label, items }: UnreadRowsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const focusHeading = () =>
    listRef.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  return (
    <chakra.ul ref={listRef} aria-label={label} css={styles.list}>
      {items.map(({ key, kind, when, title, href, onOpen, markName, onRead }) => (
        <chakra.li key={key} data-look={kind} css={styles.row}>
          <chakra.div css={styles.texts}>
            <chakra.p css={styles.when}>{when}</chakra.p>
            <StyledAnchor href={href} css={styles.title} onClick={onOpen}>
              {title}
            </StyledAnchor>
          </chakra.div>
          <IconButton
            label={markName}
            title={markName}
            css={styles.mark}
            onClick={() => {
              focusHeading()
              onRead()
            }}
          >
            <CheckIcon />
          </IconButton>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

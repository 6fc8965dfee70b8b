import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { todayRecipe } from './Today.recipe.ts'

interface UnreadRowsProps {
  /** Names the list. */
  label: string
  items: readonly {
    key: string
    kind: 'news' | 'notifications'
    /** "News · 21 November 2026". */
    when: string
    title: string
    href: string
    /** "Mark as read: Office closed on Friday". */
    markLabel: string
    onRead: () => void
  }[]
}

/** News and notifications that are unread. A row disappears with its mark; the heading of the section takes the focus. */
export function UnreadRows({ label, items }: UnreadRowsProps) {
  const styles = useSlotRecipe({ recipe: todayRecipe })()
  const listRef = useRef<HTMLUListElement>(null)
  const focusHeading = () =>
    listRef.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  return (
    <chakra.ul ref={listRef} aria-label={label} css={styles.list}>
      {items.map(({ key, kind, when, title, href, markLabel, onRead }) => (
        <chakra.li key={key} data-look={kind} css={styles.row}>
          <chakra.div css={styles.texts}>
            <chakra.p css={styles.when}>{when}</chakra.p>
            <StyledAnchor href={href} css={styles.title}>
              {title}
            </StyledAnchor>
          </chakra.div>
          <IconButton
            label={markLabel}
            title={markLabel}
            position="relative"
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

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { styles } from './Today.styles.ts'

interface MeetingRowsProps {
  /** Names the list. */
  label: string
  items: readonly {
    id: string
    title: string
    /** "09:00–09:30", or with the day before it. */
    when: string
    /** The reader's own time, who takes part, and what they answered; may be empty. */
    detail: string
    /** 0 to 4. */
    look: number
    href: string
    /** "Now". @default no tag */
    tag?: string | undefined
    /** @default false */
    isOver?: boolean | undefined
    onOpen: () => void
    /** Under the texts: the buttons of an answer. */
    action?: ReactNode
  }[]
}

/** Meetings in their order; a row leads to its meeting. */
export function MeetingRows({ label, items }: MeetingRowsProps) {
  return (
    <chakra.ul aria-label={label} css={styles.list}>
      {items.map(({ id, title, when, detail, look, href, tag, isOver, onOpen, action }) => (
        <chakra.li key={id} data-look={look} data-over={isOver ? '' : undefined} css={styles.row}>
          <chakra.div css={styles.timed}>
            <chakra.p css={styles.when}>{when}</chakra.p>
            <StyledAnchor href={href} css={styles.title} onClick={onOpen}>
              {title}
            </StyledAnchor>
            {detail && <chakra.p css={styles.detail}>{detail}</chakra.p>}
            {action && <chakra.div css={styles.action}>{action}</chakra.div>}
          </chakra.div>
          {tag && <Tag tone="accent">{tag}</Tag>}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

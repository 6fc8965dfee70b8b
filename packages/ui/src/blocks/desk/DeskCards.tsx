import { type DeskPageName, pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Desk.styles.ts'

interface DeskCardsProps {
  /** The pages that the reader may open. */
  open: readonly DeskPageName[]
  /** How many of a page wait. */
  waiting: Record<'leave' | 'changes' | 'inbox', number>
}

/** The pages of the desk, under a heading, each with what waits there. */
export function DeskCards({ open, waiting }: DeskCardsProps) {
  const { t } = useTranslation(['desk', 'leave', 'changes'])
  const labels: { [Page in DeskPageName]?: string } = {
    leave: t('leave:waiting.count', { count: waiting.leave }),
    changes: t('changes:waiting.count', { count: waiting.changes }),
    inbox: t('desk:overview.new', { count: waiting.inbox }),
  }
  const counts: { [Page in DeskPageName]?: number } = waiting
  return (
    <chakra.ul css={styles.cards}>
      {open.map((page) => (
        <chakra.li key={page} css={styles.card}>
          <Heading level={3} size="h4">
            <StyledAnchor href={pages[page]}>{t(`desk:pages.${page}.title`)}</StyledAnchor>
          </Heading>
          {(counts[page] ?? 0) > 0 && (
            <chakra.span css={styles.count} role="img" aria-label={labels[page]}>
              {counts[page]}
            </chakra.span>
          )}
          <Text tone="muted">{t(`desk:pages.${page}.text`)}</Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

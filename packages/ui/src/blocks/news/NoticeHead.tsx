import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { noticeHeadRecipe } from './NoticeHead.recipe.ts'

export interface NoticeHeadProps {
  heading: string
  /** "2 unread": stands under the heading and is said when it changes; nothing while the list is on its way. */
  status?: string | undefined
  /** "Mark all as read (2)"; left out when nothing is unread. */
  markAllLabel?: string | undefined
  onMarkAll: () => void
  /**
   * `bar` is a dark band with the motif (spec 2, the news' header bar).
   * @default 'plain'
   */
  variant?: 'plain' | 'bar' | undefined
}

/** What the page is, how much of it is unread, and the way to have read it all. */
export function NoticeHead(props: NoticeHeadProps) {
  const { heading, status, markAllLabel, onMarkAll, variant = 'plain' } = props
  const styles = useSlotRecipe({ recipe: noticeHeadRecipe })({ variant })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isBar = variant === 'bar'
  return (
    <chakra.div css={styles.root} data-tone={isBar ? 'dark' : undefined}>
      {isBar && <PlanMotif seed={21} rows={6} columns={32} today={23} fit="slice" css={styles.plan} />}
      <chakra.div css={styles.texts}>
        <Heading level={1} size="h2" ref={headingRef} tabIndex={-1}>
          {heading}
        </Heading>
        {/* There before its words, or they would not be read out. */}
        <chakra.p role="status" css={styles.status}>
          {status}
        </chakra.p>
      </chakra.div>
      {markAllLabel && (
        <Button
          variant={isBar ? 'lime' : 'outline'}
          size="sm"
          onClick={() => {
            // The button goes with what was unread.
            headingRef.current?.focus({ preventScroll: true })
            onMarkAll()
          }}
        >
          <CheckIcon />
          {markAllLabel}
        </Button>
      )}
    </chakra.div>
  )
}

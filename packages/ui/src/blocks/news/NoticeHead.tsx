import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { noticeHeadRecipe } from './NoticeHead.recipe.ts'

export interface NoticeHeadProps {
  heading: string
  /** "2 unread", announced on every change; `undefined` without a list. */
  status?: string | undefined
  /** Keeps the place of the status. @default false */
  isLoading?: boolean | undefined
  /** "Mark all as read"; `undefined` when all notices are read. */
  markAllLabel?: string | undefined
  onMarkAll: () => void
  /**
   * `bar` is a dark band (spec 2, the news' header bar).
   * @default 'plain'
   */
  variant?: 'plain' | 'bar' | undefined
}

/** The head of the page: the heading, beside it the number of unread notices and "Mark all as read". */
export function NoticeHead(props: NoticeHeadProps) {
  const { heading, status, isLoading = false, markAllLabel, onMarkAll, variant = 'plain' } = props
  const styles = useSlotRecipe({ recipe: noticeHeadRecipe })({ variant })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isBar = variant === 'bar'
  return (
    <PageHead heading={heading} headingRef={headingRef} variant={variant}>
      <chakra.div css={styles.tools}>
        {isLoading && <Skeleton ground={isBar ? 'pine' : 'paper'} width="6rem" />}
        {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
        <chakra.p role="status" css={styles.status}>
          {status}
        </chakra.p>
        {markAllLabel && (
          <Button
            variant={isBar ? 'outlineOnDark' : 'outline'}
            size="sm"
            onClick={() => {
              // The button disappears, so the heading takes the focus.
              headingRef.current?.focus({ preventScroll: true })
              onMarkAll()
            }}
          >
            <CheckIcon />
            {markAllLabel}
          </Button>
        )}
      </chakra.div>
    </PageHead>
  )
}

import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { noticeHeadRecipe } from './NoticeHead.recipe.ts'

export interface NoticeHeadProps {
  heading: string
  /** "2 unread", announced on every change; `undefined` while the list is loading. */
  status?: string | undefined
  /** "Mark all as read (2)"; `undefined` when all notices are read. */
  markAllLabel?: string | undefined
  onMarkAll: () => void
  /**
   * `bar` is a dark band (spec 2, the news' header bar).
   * @default 'plain'
   */
  variant?: 'plain' | 'bar' | undefined
}

/** The head of the page: the heading, then a line with the number of unread notices and "Mark all as read". */
export function NoticeHead(props: NoticeHeadProps) {
  const { heading, status, markAllLabel, onMarkAll, variant = 'plain' } = props
  const styles = useSlotRecipe({ recipe: noticeHeadRecipe })({ variant })
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <chakra.div css={styles.root} data-tone={variant === 'bar' ? 'dark' : undefined}>
        <Heading level={1} size="h2" ref={headingRef} tabIndex={-1}>
          {heading}
        </Heading>
      </chakra.div>
      <chakra.div css={styles.tools}>
        {/* The live region is in the page before its text; otherwise screen readers do not announce the text. */}
        <chakra.p role="status" css={styles.status}>
          {status}
        </chakra.p>
        {markAllLabel && (
          <Button
            variant="outline"
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
    </>
  )
}

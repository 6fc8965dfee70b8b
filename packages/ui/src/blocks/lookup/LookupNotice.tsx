import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FailureMark } from '#blocks/states/FailureMark.tsx'
import { MessagePanel } from '#blocks/states/MessagePanel.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'

interface LookupNoticeProps {
  /** The heading of the page. */
  title: string
  /** What really happened, and what to do. */
  text: string
  /** A call failed, and can be made again; without it nothing is there at this address. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
  /** A link to go on by. */
  action?: ReactNode
}

/** In the place of what a lookup page is about, on its sheet: there is none, or it could not be had. */
export function LookupNotice({ title, text, retry, action }: LookupNoticeProps) {
  const plan = <PlanMotif seed={269} rows={3} columns={16} ground="paper" height="3.25rem" maxWidth="full" />
  return (
    <MessagePanel
      role="alert"
      isInCard
      headingLevel={1}
      picture={retry ? <FailureMark /> : plan}
      title={title}
      text={text}
      action={
        (retry || action) && (
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            {retry && <RetryButton {...retry} />}
            {action}
          </chakra.div>
        )
      }
    />
  )
}

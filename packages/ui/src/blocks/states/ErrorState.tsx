import { RetryButton } from '#primitives/RetryButton.tsx'
import { FailureMark } from './FailureMark.tsx'
import { MessagePanel, type MessagePanelProps } from './MessagePanel.tsx'

export interface ErrorStateProps extends Pick<MessagePanelProps, 'title' | 'headingLevel' | 'isInCard'> {
  /** What the person can do. */
  text: string
  retryLabel: string
  onRetry: () => void
  /**
   * The retry is under way.
   * @default false
   */
  isRetrying?: boolean | undefined
}

/** Something could not be loaded: says so at once and offers to try again. */
export function ErrorState({ retryLabel, onRetry, isRetrying, ...texts }: ErrorStateProps) {
  const action = <RetryButton label={retryLabel} isRetrying={isRetrying} onRetry={onRetry} />
  return <MessagePanel role="alert" picture={<FailureMark />} action={action} {...texts} />
}

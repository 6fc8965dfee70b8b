import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { RetryIcon, WarningIcon } from '#primitives/icons.tsx'
import { MessagePanel } from './MessagePanel.tsx'

export interface ErrorStateProps {
  title: string
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
export function ErrorState({ title, text, retryLabel, onRetry, isRetrying = false }: ErrorStateProps) {
  const picture = (
    <chakra.span
      display="grid"
      placeItems="center"
      width="12"
      height="12"
      borderRadius="control"
      backgroundColor="bg.danger"
      color="fg.danger"
      fontSize="1.25rem"
    >
      <WarningIcon />
    </chakra.span>
  )
  const action = (
    <Button variant="outline" isLoading={isRetrying} loadingLabel={retryLabel} onClick={onRetry}>
      <RetryIcon />
      {retryLabel}
    </Button>
  )
  return <MessagePanel role="alert" picture={picture} title={title} text={text} action={action} />
}

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
  /**
   * Place of the title in the outline; 1 where the page has nothing else.
   * @default 2
   */
  headingLevel?: 1 | 2 | undefined
  /**
   * It stands in a card already: no frame of its own, and its title below the title of the card.
   * @default false
   */
  isInCard?: boolean | undefined
}

/** Something could not be loaded: says so at once and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, retryLabel, onRetry, isRetrying = false, headingLevel, isInCard } = props
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
  const words = { title, text, headingLevel, isInCard }
  return <MessagePanel role="alert" picture={picture} action={action} {...words} />
}

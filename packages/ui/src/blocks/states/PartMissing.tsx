import { chakra } from '@chakra-ui/react'
import { WarningIcon } from '#primitives/icons.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'

interface PartMissingProps {
  title: string
  /** What stands there without it, and what to do. */
  text: string
  retryLabel: string
  onRetry: () => void
  /** The retry is under way. */
  isRetrying: boolean
}

/** Says over a page, which stays, that a part of it did not load. */
export function PartMissing({ title, text, retryLabel, onRetry, isRetrying }: PartMissingProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      padding="4"
      borderRadius="control"
      borderWidth="hairline"
      borderColor="border.danger"
      backgroundColor="bg.danger"
    >
      <WarningIcon color="fg.danger" />
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.p textStyle="label" color="fg.danger">
          {title}
        </chakra.p>
        <chakra.p textStyle="small" marginTop="1">
          {text}
        </chakra.p>
      </chakra.div>
      <RetryButton size="sm" label={retryLabel} isRetrying={isRetrying} onRetry={onRetry} />
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { RetryButton } from '#primitives/RetryButton.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Text } from '#primitives/Text.tsx'
import { SkeletonRegion } from './SkeletonRegion.tsx'

/** `loading`: a sentence for the ear; `empty`: that there is none; `failed`: why, and a way to try again. */
type PartStateProps =
  | { kind: 'loading' | 'empty'; text: string }
  | { kind: 'failed'; text: string; retryLabel: string; onRetry: () => void; isRetrying: boolean }

/** What stands in for a list that is a part of its page only: small, and without a card. */
export function PartState(props: PartStateProps) {
  if (props.kind === 'failed') return <Failed {...props} />
  if (props.kind === 'empty') return <Text tone="muted">{props.text}</Text>
  return (
    <SkeletonRegion label={props.text}>
      <chakra.div display="grid" gap="3">
        <Skeleton width="45%" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </chakra.div>
    </SkeletonRegion>
  )
}

type FailedProps = Extract<PartStateProps, { kind: 'failed' }>

function Failed({ text, retryLabel, onRetry, isRetrying }: FailedProps) {
  return (
    <div role="alert">
      <Text tone="danger">{text}</Text>
      <RetryButton size="sm" marginTop="3" label={retryLabel} isRetrying={isRetrying} onRetry={onRetry} />
    </div>
  )
}

import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Button } from '#primitives/Button.tsx'
import { RetryIcon } from '#primitives/icons.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Text } from '#primitives/Text.tsx'

/** `loading`: a sentence for the ear; `empty`: that there is none; `failed`: why, and a way to try again. */
export type OwnSuggestionsStateProps =
  | { kind: 'loading' | 'empty'; text: string }
  | { kind: 'failed'; text: string; retryLabel: string; onRetry: () => void; isRetrying: boolean }

/** What stands in for the list of one's own suggestions: small, because it is a part of the page only. */
export function OwnSuggestionsState(props: OwnSuggestionsStateProps) {
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

type FailedProps = Extract<OwnSuggestionsStateProps, { kind: 'failed' }>

function Failed({ text, retryLabel, onRetry, isRetrying }: FailedProps) {
  return (
    <div role="alert">
      <Text tone="danger">{text}</Text>
      <Button
        variant="outline"
        size="sm"
        marginTop="3"
        isLoading={isRetrying}
        loadingLabel={retryLabel}
        onClick={onRetry}
      >
        <RetryIcon />
        {retryLabel}
      </Button>
    </div>
  )
}

import { FormError } from '#forms/FormError.tsx'
import { RetryButton } from '#primitives/RetryButton.tsx'
import { StatusNote } from '#primitives/StatusNote.tsx'

/** What became of the last deed: it stays in the page until the next one. */
export interface Outcome {
  kind: 'done' | 'failed'
  heading: string
  /** What the person can do, or what happened besides. */
  text?: string | undefined
  /** Offered where a failed deed can be done once more as it was; `isRetrying`: that is under way. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
}

/** The outcome of a deed, beside where it was done: a success when the ear is free, a failure at once. */
export const OutcomeNote = ({ outcome }: { outcome: Outcome | undefined }) => (
  <>
    <StatusNote texts={outcome?.kind === 'done' ? outcome : undefined} />
    {outcome?.kind === 'failed' && (
      <FormError heading={outcome.heading} text={outcome.text}>
        {outcome.retry && <RetryButton size="sm" marginTop="3" {...outcome.retry} />}
      </FormError>
    )}
  </>
)

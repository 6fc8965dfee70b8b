import { FormError } from '#forms/FormError.tsx'
import { StatusNote } from '#primitives/StatusNote.tsx'

/** What became of the last deed: it stays in the page until the next one. */
export interface Outcome {
  kind: 'done' | 'failed'
  heading: string
  /** What the person can do, or what happened besides. */
  text?: string | undefined
}

/** The outcome of a deed, beside where it was done: a success when the ear is free, a failure at once. */
export const OutcomeNote = ({ outcome }: { outcome: Outcome | undefined }) => (
  <>
    <StatusNote words={outcome?.kind === 'done' ? outcome : undefined} />
    {outcome?.kind === 'failed' && <FormError heading={outcome.heading} text={outcome.text} />}
  </>
)

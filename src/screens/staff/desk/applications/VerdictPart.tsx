import type { Application, Verdict } from '@atrium/contract/hiring'
import { ratingChangesSchema } from '@atrium/contract/hiring/applications/schema'
import { VerdictForm } from '@atrium/ui/hiring'
import { type ComponentProps, useMemo } from 'react'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

/** A verdict that is not chosen is missing. */
const valuesOf = (typed: object) => {
  const { verdict, words = '' } = typed as { verdict?: string; words?: string }
  return { verdict: verdict || undefined, words }
}

interface VerdictPartProps
  extends Pick<ComponentProps<typeof VerdictForm>, 'label' | 'submitLabel' | 'group'> {
  savedText: string
  draftKey: string
  /** What the person has said before. */
  verdict: Verdict | undefined
  words: string | undefined
  send: (values: { verdict: Verdict; words: string }) => Promise<Application>
}

/** The form for the own verdict: a rating, or feedback after an interview. */
export function VerdictPart({ savedText, draftKey, verdict, words, send, ...texts }: VerdictPartProps) {
  const start = useMemo(() => ({ verdict: verdict ?? '', words: words ?? '' }), [verdict, words])
  const { form, draft, onDraft } = useFormSubmit<{ verdict: Verdict; words: string }, Application>({
    schema: ratingChangesSchema,
    failureScopes: ['applications:failure'],
    valuesOf,
    send,
    savedText,
    draftKey,
    initialValues: start,
  })
  return <VerdictForm {...form} {...texts} draft={{ ...start, ...draft }} onDraft={onDraft} />
}

import type { InboxSuggestion } from '@atrium/contract/suggestions'
import { suggestionAnswerSchema } from '@atrium/contract/suggestions/schema'
import { AnswerForm } from '@atrium/ui/desk'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerSuggestionMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

interface AnswerPartProps {
  suggestion: InboxSuggestion
  /** Names the form among several. */
  label?: string | undefined
}

/** The form for state and answer of a suggestion. The input stays when another reader has saved first. */
export function AnswerPart({ suggestion, label }: AnswerPartProps) {
  const { t } = useTranslation('inbox')
  const [save] = useAnswerSuggestionMutation()
  const { id, state, answer, messages, version, isAnonymous } = suggestion
  // After further words of the sender the next answer begins empty.
  const current = messages.at(-1)?.isAnswer ? answer : ''
  const initialValues = useMemo(() => ({ state: state as string, answer: current }), [state, current])
  const { form, draft, onDraft } = useFormSubmit({
    schema: suggestionAnswerSchema,
    valuesOf: (typed) => ({ answer: '', ...typed, version }),
    failureScopes: ['inbox:failure'],
    send: (body) => save({ id, ...body }).unwrap(),
    savedText: t('saved'),
    draftKey: `${staffKey}inbox.${id}`,
    initialValues,
  })
  return (
    <AnswerForm
      {...form}
      label={label}
      draft={{ ...initialValues, ...draft }}
      onDraft={onDraft}
      isAnonymous={isAnonymous}
    />
  )
}

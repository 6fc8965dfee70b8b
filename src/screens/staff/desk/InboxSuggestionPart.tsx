import type { InboxSuggestion } from '@atrium/contract/suggestions'
import { suggestionAnswerSchema } from '@atrium/contract/suggestions/schema'
import { AnswerForm } from '@atrium/ui/desk'
import { SuggestionCard, SuggestionStatus } from '@atrium/ui/suggestions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerSuggestionMutation } from '#api/suggestionsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { staffKey } from '#hooks/useTabState.ts'

/** One suggestion with the form for state and answer. The input stays when another reader has saved first. */
export function InboxSuggestionPart({ suggestion }: { suggestion: InboxSuggestion }) {
  const { t } = useTranslation(['inbox', 'suggestions'])
  const [save] = useAnswerSuggestionMutation()
  const { id, state, answer, messages, version, isAnonymous, sender } = suggestion
  // After further words of the sender the next answer begins empty.
  const current = messages.at(-1)?.isAnswer ? answer : ''
  const initialValues = useMemo(() => ({ state: state as string, answer: current }), [state, current])
  const { form, draft, onDraft } = useFormSubmit({
    schema: suggestionAnswerSchema,
    valuesOf: (typed) => ({ answer: '', ...typed, version }),
    failureScopes: ['inbox:failure'],
    send: (body) => save({ id, ...body }).unwrap(),
    savedText: t('inbox:saved'),
    draftKey: `${staffKey}inbox.${id}`,
    initialValues,
  })
  const from = isAnonymous ? t('inbox:anonymous') : (sender ?? t('inbox:unknown'))
  return (
    <>
      <SuggestionCard heading={t('inbox:from', { name: from })}>
        <SuggestionStatus suggestion={suggestion} />
      </SuggestionCard>
      <SuggestionCard heading={t('inbox:form.heading')}>
        <AnswerForm
          {...form}
          draft={{ ...initialValues, ...draft }}
          onDraft={onDraft}
          isAnonymous={isAnonymous}
        />
      </SuggestionCard>
    </>
  )
}

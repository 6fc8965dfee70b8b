import { limits, type NewSuggestion } from '@atrium/contract'
import { newSuggestionSchema } from '@atrium/contract/schemas'
import type { SuggestionValues } from '@atrium/ui/suggestions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useSendSuggestionMutation } from '#api/suggestionsApi.ts'
import { readTabValue, staffKey, writeMemory, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'
import { failureOf, type SuggestionFailure } from './suggestionFailure.ts'
import { useSentSuggestion } from './useSentSuggestion.ts'

const draftKey = `${staffKey}suggestion`
const sendingKey = `${staffKey}suggestionSending`

/** The switch is on by default (spec 2). */
const fresh: SuggestionValues = { text: '', isAnonymous: true }

/** What was typed before in this tab; anonymous unless it says that it is not. */
function readDraft(): SuggestionValues {
  const { text, isAnonymous } = readTabValue<Partial<SuggestionValues>>(draftKey) ?? {}
  return { text: typeof text === 'string' ? text : '', isAnonymous: isAnonymous !== false }
}

/** Nothing is kept of an untouched form. */
function keepDraft({ text = '', isAnonymous = false }: Partial<SuggestionValues>) {
  writeTab(draftKey, text === '' && isAnonymous ? undefined : { text, isAnonymous })
}

const validate = (values: object) => messagesOf(newSuggestionSchema, values)

/** What is sent; the same once more has the same key, so that one whose answer was lost is kept once. In no storage. */
function sendingOf(values: SuggestionValues): NewSuggestion {
  const { text, isAnonymous } = newSuggestionSchema.cast(values)
  const last = readTabValue<NewSuggestion>(sendingKey)
  const isSame = last?.text === text && last.isAnonymous === isAnonymous
  const sending = isSame ? last : { text, isAnonymous, key: crypto.randomUUID() }
  writeMemory(sendingKey, sending)
  return sending
}

/**
 * The form of a suggestion (spec 2, 3; decisions 7 and 12). What is typed is kept for the tab until it has been sent;
 * the code lives in the page alone.
 */
export function useSuggestionForm() {
  const { t } = useTranslation('suggestions')
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [send] = useSendSuggestionMutation()
  const [draft, setDraft] = useState(readDraft)
  const { sent, expectCode, markCopied, forgetSent } = useSentSuggestion()
  const [failure, setFailure] = useState<SuggestionFailure | 'fields'>()
  const [isAnother, setAnother] = useState(false)

  const titleOf = (reason: SuggestionFailure | 'fields') =>
    t(reason === 'late' ? 'failure.lateTitle' : 'failure.title')

  const submit = async (values: SuggestionValues) => {
    setFailure(undefined)
    const suggestion = sendingOf(values)
    const sentDraft = JSON.stringify(readTabValue(draftKey))
    const showCode = expectCode()
    try {
      const { code } = await send(suggestion).unwrap()
      // What was typed meanwhile, after coming back to the page, is not what was sent.
      if (JSON.stringify(readTabValue(draftKey)) === sentDraft) writeTab(draftKey, undefined)
      writeMemory(sendingKey, undefined)
      setDraft(fresh)
      showCode(code, suggestion.isAnonymous)
      showToast({ kind: 'success', text: t('sent.toast') })
      return undefined
    } catch (error) {
      const fields = parseApiError(error).errors
      const reason = fields ? 'fields' : failureOf(error)
      setFailure(reason)
      // No more than that: the reason stands in the page, and a long toast would lie over the button.
      showToast({ kind: 'error', text: titleOf(reason) })
      return fields ?? {}
    }
  }

  return {
    sent,
    markCopied,
    writeAnother: () => {
      forgetSent()
      setAnother(true)
    },
    form: {
      texts: {
        form: t('form.label'),
        text: t('form.text'),
        hint: t('form.hint'),
        left: (left: number) =>
          left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left }),
        anonymous: t('form.anonymous'),
        kept: (isAnonymous: boolean) => t(isAnonymous ? 'form.keptAnonymous' : 'form.keptNamed'),
        submit: t('form.submit'),
        submitting: t('form.submitting'),
      },
      maxLength: limits.message,
      draft,
      onDraft: keepDraft,
      validate,
      translate,
      onInvalid: () => setFailure(undefined),
      onSubmit: submit,
      isFocused: isAnother,
      ...(failure && {
        failure: {
          heading: titleOf(failure),
          text: t(`failure.${failure}`),
          isAboutFields: failure === 'fields',
        },
      }),
    },
  }
}

import { useCallback, useState } from 'react'
import type { Schema } from 'yup'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useCallFailure } from './useCallFailure.ts'
import { type FailureScope, useFailureTexts } from './useFailureTexts.ts'
import { useFormDraft } from './useFormDraft.ts'
import { useMessageTexts } from './useMessageTexts.ts'
import { useOutcome } from './useOutcome.ts'
import { useToasts } from './useToasts.ts'
import { messagesOf } from './validateWith.ts'

export interface FormSubmitOptions<Values extends object, Sent, Draft extends object> {
  /** Validates the values and casts them before they are sent. The server uses the same schema. */
  schema: Schema<Values>
  /** The errors by field, when the schema does not cover all of them. @default those of the schema */
  validate?: (typed: object) => Record<string, string>
  /** Adds values that the form does not ask for. */
  valuesOf?: (typed: object) => object
  /** The groups with the texts of a failure, the most specific first. */
  failureScopes: readonly FailureScope[]
  /** Sends the values; rejects with the error of the call. */
  send: (values: Values) => Promise<Sent>
  /** Called after a success. */
  onSent?: (sent: Sent, values: Values) => void
  /** Called after a failure. */
  onFailed?: (failure: CallFailure) => void
  /** Puts messages about the values at the fields of the form. A refusal of the server then shows nothing else. */
  atFields?: (messages: Record<string, string>, typed: object) => Record<string, string>
  /** Turns a failure into errors of fields. Then the form and the toast show nothing else. */
  fieldErrorsOf?: (failure: CallFailure) => Record<string, string> | '' | undefined
  /** The toast of a success; `null` for none. @default `savedText` */
  sentToast?: string | null
  /** The outcome of a success, which stays beside the button until the next submission, with the time. */
  savedText?: string
  /** The toast of a failure; `null` for none. @default its title */
  failedToast?: string | null | ((failure: CallFailure, text: string) => string)
  /** Called when the values fail the validation. */
  onInvalid?: () => void
  /** The key under which the tab stores the draft. */
  draftKey?: string
  /** The values of an untouched form; such a form leaves no draft. */
  initialValues?: Draft
  /** The error of a form that the browser has posted without JavaScript. */
  initialError?: unknown
  /** Whether the browser has posted the form without JavaScript, and it was accepted. */
  isSentBefore?: boolean
}

const asTyped = (typed: object) => typed

/**
 * Submits a form (spec 5 and 8; departures 6 and 7): validates, sends, and shows the outcome as a toast and in the page.
 * After a failure all values stay, and the server's messages are shown at their fields. The result has the props of a
 * form of `packages/ui`.
 */
export function useFormSubmit<Values extends object, Sent, Draft extends object = Record<string, string>>(
  options: FormSubmitOptions<Values, Sent, Draft>,
) {
  const { schema, failureScopes, send, onSent, onFailed, sentToast, failedToast, onInvalid } = options
  const { valuesOf = asTyped, validate, atFields, draftKey, savedText } = options
  const { outcome, showOutcome } = useOutcome(options.isSentBefore ? savedText : undefined)
  const showToast = useToasts()
  const translate = useMessageTexts()
  const { titleOf, textOf } = useFailureTexts(...failureScopes)
  const { draft, onDraft, beginSending, unsaved } = useFormDraft(draftKey, options.initialValues)
  const [isSent, setSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useCallFailure(() =>
    options.initialError === undefined ? undefined : parseApiError(options.initialError),
  )

  const showFailure = (failed: CallFailure) => {
    setFailure(failed)
    const toast = typeof failedToast === 'function' ? failedToast(failed, textOf(failed)) : failedToast
    if (toast !== null) showToast({ kind: 'error', text: toast ?? titleOf(failed) })
  }
  const reset = () => {
    setSent(false)
    showOutcome(undefined)
    setFailure(undefined)
  }
  const onSubmit = async (typed: object) => {
    reset()
    const values = schema.cast(valuesOf(typed), { stripUnknown: true }) as Values
    const removeDraft = beginSending()
    setSending(true)
    try {
      const sent = await send(values)
      removeDraft()
      setSent(true)
      showOutcome(savedText)
      onSent?.(sent, values)
    } catch (error) {
      const failed = parseApiError(error)
      const fieldErrors = options.fieldErrorsOf
        ? options.fieldErrorsOf(failed)
        : atFields && failed.errors && atFields(failed.errors, typed)
      if (fieldErrors) return fieldErrors
      showFailure(failed)
      onFailed?.(failed)
      return failed.errors ?? {}
    } finally {
      setSending(false)
    }
    const toast = sentToast === undefined ? savedText : sentToast
    if (toast) showToast({ kind: 'success', text: toast })
    return undefined
  }

  return {
    /** The props of the form. */
    form: {
      validate: useCallback(
        (typed: object) => {
          if (validate) return validate(typed)
          const messages = messagesOf(schema, valuesOf(typed))
          return atFields ? atFields(messages, typed) : messages
        },
        [schema, validate, valuesOf, atFields],
      ),
      translate,
      onInvalid: () => {
        reset()
        onInvalid?.()
      },
      onSubmit,
      unsaved,
      ...(savedText && { saved: outcome ?? null }),
      ...(failure && {
        failure: {
          heading: titleOf(failure),
          text: textOf(failure),
          isAboutFields: failure.reason === 'fields',
        },
      }),
    },
    draft,
    onDraft,
    failure,
    isSending,
    /** Whether the last submission succeeded. */
    isSent,
    reset,
  }
}

import { offDayParamsSchema } from '@atrium/contract/leave/offDays/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation, useSendOffDayRequestMutation } from '#api/leaveApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { type OffDayState, requestSent, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { errorsOf, type OffDayErrors, paramsOf, validateDraft } from './offDayParams.ts'
import { cancelKey } from './useOwnRequests.ts'

/** The server's errors by the parts of a draft. They are over as soon as the draft has changed. */
interface ServerErrors {
  draft: OffDayState
  errors: OffDayErrors
}

/** Sends the draft (spec 4, 5 and 8; departure 1): success only after the server's 2xx, and nothing is lost before it. */
export function useSending(leaveType?: string) {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const dispatch = useAppDispatch()
  const user = useStaffUser()
  const draft = useAppSelector(selectOffDayDraft)
  // The key shares the state of the call: a user who comes back to the page sees that the request is being sent.
  const [send, { isLoading: isSending }] = useSendOffDayRequestMutation({ fixedCacheKey: 'offDayRequest' })
  const [, { fulfilledTimeStamp: cancelledAt }] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const [isSubmitted, setSubmitted] = useState(false)
  const [server, setServer] = useState<ServerErrors>()
  const { form, isSent, reset } = useFormSubmit({
    schema: offDayParamsSchema,
    failureScopes: ['requests:failure'],
    send: (params) => send({ ...paramsOf(draft, user, leaveType), ...params }).unwrap(),
    onSent: () => {
      dispatch(requestSent({ days: draft.days, message: draft.message }))
      setSubmitted(false)
    },
    sentToast: t('sent.title'),
  })
  // The outcome says that the request can be cancelled below: once cancelled, the outcome is over.
  const [lastCancelledAt, setLastCancelledAt] = useState(cancelledAt)
  if (cancelledAt !== undefined && lastCancelledAt !== cancelledAt) {
    setLastCancelledAt(cancelledAt)
    if (isSent) reset()
  }
  // The summary of errors disappears as soon as a marked field changes.
  const isFailureOver = form.failure?.isAboutFields && server?.draft !== draft
  const params = paramsOf(draft, user, leaveType)
  const mistakes = validateDraft(draft, params)

  /** @param confirm opens a confirmation instead of sending */
  const submit = async (confirm?: () => void) => {
    if (isSending) return
    reset()
    setServer(undefined)
    setSubmitted(true)
    if (mistakes.days) showToast({ kind: 'error', text: form.translate(mistakes.days) })
    if (Object.keys(mistakes).length > 0) return
    if (confirm) return confirm()
    const errors = await form.onSubmit(params)
    if (errors) setServer({ draft, errors: errorsOf(errors) })
  }

  return {
    draft,
    isSending,
    submit,
    translate: form.translate,
    isSent,
    failure: isFailureOver ? undefined : form.failure,
    errors: { ...(server?.draft === draft && server.errors), ...(isSubmitted && mistakes) } as OffDayErrors,
  }
}

import type { WrongPart } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation, useSendOffDayRequestMutation } from '#api/offDaysApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { useMessageTexts } from '#hooks/validateWith.ts'
import { type OffDayState, requestSent, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { failureOf, type OffDayFailure, titleKeyOf } from './offDayFailure.ts'
import { errorsOf, type OffDayErrors, paramsOf, validateDraft } from './offDayParams.ts'
import { cancelKey } from './useOwnRequests.ts'

const order: readonly WrongPart[] = ['days', 'start', 'end', 'message']

/** What a server said of single parts of a draft: it is over as soon as the draft is another one. */
interface Refused {
  draft: OffDayState
  errors: OffDayErrors
}

/** Sends the draft (spec 4, 5 and 8; decision 1): success only after the server's 2xx, and nothing is lost before it. */
export function useSending() {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const dispatch = useAppDispatch()
  const user = useStaffUser()
  const draft = useAppSelector(selectOffDayDraft)
  // Shared under its key: who leaves the page and comes back finds it still being sent.
  const [send, { isLoading: isSending }] = useSendOffDayRequestMutation({ fixedCacheKey: 'offDayRequest' })
  const [, { fulfilledTimeStamp: takenBackAt }] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const [isTried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | OffDayFailure>()
  // "You can cancel it there" is over once that was done.
  const [heard, setHeard] = useState(takenBackAt)
  if (takenBackAt !== undefined && heard !== takenBackAt) {
    setHeard(takenBackAt)
    if (outcome === 'sent') setOutcome(undefined)
  }
  const [refused, setRefused] = useState<Refused>()
  const params = paramsOf(draft, user)
  const wrong = validateDraft(draft, params)

  const deliver = async () => {
    try {
      await send(params).unwrap()
      dispatch(requestSent({ days: draft.days, message: draft.message }))
      setTried(false)
      setOutcome('sent')
      showToast({ kind: 'success', text: t('sent.title') })
    } catch (error) {
      setRefused({ draft, errors: errorsOf(parseApiError(error).errors ?? {}) })
      const failure = failureOf(error)
      setOutcome(failure)
      showToast({ kind: 'error', text: t(titleKeyOf(failure)) })
    }
  }

  const submit = (): WrongPart | undefined => {
    if (isSending) return undefined
    setOutcome(undefined)
    setRefused(undefined)
    setTried(true)
    if (wrong.days) showToast({ kind: 'error', text: translate(wrong.days) })
    const first = order.find((part) => wrong[part])
    if (!first) void deliver()
    return first
  }

  return {
    draft,
    isSending,
    submit,
    outcome,
    errors: { ...(refused?.draft === draft && refused.errors), ...(isTried && wrong) } as OffDayErrors,
  }
}

import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import { nextState, type OffDayRequest } from '@atrium/contract/leave'
import type { OwnRequestProps } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation, useListOffDayRequestsQuery } from '#api/offDaysApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import { useDayTexts } from './useDayTexts.ts'

/** The cache key with which the form above learns that a request was cancelled. */
export const cancelKey = 'offDayCancel'

/** The props of the person's own requests, with the action that cancels a request. */
export function useOwnRequests() {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const { language, formatDays } = useDayTexts()
  const { kindOf, stepsOf } = useLeaveTexts()
  const query = useListOffDayRequestsQuery(undefined, useLiveList())
  const { data } = query
  const [cancel] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const { titleOf, textOf } = useFailureTexts('requests:own.failure')
  const [busy, setBusy] = useState<readonly number[]>([])
  const [failures, setFailures] = useState<Record<number, CallFailure | undefined>>({})

  const cancelRequest = async ({ id, state }: OffDayRequest) => {
    setBusy((ids) => [...ids, id])
    setFailures((all) => ({ ...all, [id]: undefined }))
    try {
      await cancel(id).unwrap()
      showToast({ kind: 'success', text: t(state === 'granted' ? 'own.cancelAsked' : 'own.cancelled') })
    } catch (reason) {
      setFailures((all) => ({ ...all, [id]: parseApiError(reason) }))
      showToast({ kind: 'error', text: t('own.failure.title') })
    } finally {
      setBusy((ids) => ids.filter((one) => one !== id))
    }
  }

  const inWords = (request: OffDayRequest): OwnRequestProps & { id: number } => {
    const { id, days, startTime, endTime, message, state, createdAt, typeId, steps } = request
    const named = formatDays(days)
    const failure = failures[id]
    const written = formatDay(dayAndTime(new Date(createdAt), company.timeZone).day, language)
    return {
      id,
      state: t(`own.states.${state}`),
      isOver: state === 'cancelled' || state === 'declined',
      // The state “Sent” stands beside the day.
      sent: state === 'sent' ? written : t('own.sentOn', { day: written }),
      days: [named, startTime ? `${startTime}–${endTime}` : t('time.wholeDays')].join(' · '),
      kind: kindOf(typeId),
      // The one step of a new request is in its first line.
      steps:
        steps.length > 1 || steps[0]?.action === 'record'
          ? { label: t('own.steps'), steps: stepsOf(steps) }
          : undefined,
      answer: state === 'askedBack' && <OwnAnswer id={id} days={named} />,
      message,
      cancel: nextState(state, 'cancel')
        ? { text: t('own.cancel'), label: t('own.cancelLabel', { days: named }) }
        : nextState(state, 'requestCancel') && {
            text: t('own.askCancel'),
            label: t('own.askCancelLabel', { days: named }),
          },
      isCancelling: busy.includes(id),
      ...(failure && {
        failure: [failure.reason !== 'late' && titleOf(failure), textOf(failure)].filter(Boolean).join(' '),
      }),
      onCancel: () => void cancelRequest(request),
    }
  }

  return {
    requests: data?.list.map(inWords),
    failure: useQueryError(!data, query),
    /** Set while the list is a cached copy. */
    asOf: useStaleNotice(query),
  }
}

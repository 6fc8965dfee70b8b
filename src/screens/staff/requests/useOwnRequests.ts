import { company, dayAndTime, formatDay, type OffDayRequest } from '@atrium/contract'
import type { OwnRequestProps } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation, useListOffDayRequestsQuery } from '#api/offDaysApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { useDayTexts } from './useDayTexts.ts'

/** The cache key with which the form above learns that a request was cancelled. */
export const cancelKey = 'offDayCancel'

/** The props of the person's own requests, with the action that cancels a request. */
export function useOwnRequests() {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const { language, sayDays } = useDayTexts()
  const query = useListOffDayRequestsQuery(undefined, useLiveList())
  const { data } = query
  const [cancel] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const { titleOf, textOf } = useFailureTexts('requests:own.failure')
  const [busy, setBusy] = useState<readonly number[]>([])
  const [failures, setFailures] = useState<Record<number, CallFailure | undefined>>({})

  const cancelRequest = async (id: number) => {
    setBusy((ids) => [...ids, id])
    setFailures((all) => ({ ...all, [id]: undefined }))
    try {
      await cancel(id).unwrap()
      showToast({ kind: 'success', text: t('own.cancelled') })
    } catch (reason) {
      setFailures((all) => ({ ...all, [id]: parseApiError(reason) }))
      showToast({ kind: 'error', text: t('own.failure.title') })
    } finally {
      setBusy((ids) => ids.filter((one) => one !== id))
    }
  }

  const inWords = (request: OffDayRequest): OwnRequestProps & { id: number } => {
    const { id, days, startTime, endTime, message, state, createdAt } = request
    const named = sayDays(days)
    const failure = failures[id]
    const written = formatDay(dayAndTime(new Date(createdAt), company.timeZone).day, language)
    return {
      id,
      state: t(`own.states.${state}`),
      isCancelled: state === 'cancelled',
      // The state “Sent” stands beside the day.
      sent: state === 'sent' ? written : t('own.sentOn', { day: written }),
      days: `${named} · ${startTime ? `${startTime}–${endTime}` : t('time.wholeDays')}`,
      message,
      cancel: { text: t('own.cancel'), label: t('own.cancelLabel', { days: named }) },
      isCancelling: busy.includes(id),
      ...(failure && {
        failure: [failure.reason !== 'late' && titleOf(failure), textOf(failure)].filter(Boolean).join(' '),
      }),
      onCancel: () => void cancelRequest(id),
    }
  }

  return {
    requests: data?.list.map(inWords),
    failure: useQueryError(!data, query),
    /** Set while the list is a cached copy. */
    asOf: useStaleNotice(query),
  }
}

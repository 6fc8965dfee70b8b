import type { OffDayRequest } from '@atrium/contract/leave'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation, useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** The cache key by which the form above notices that a request was cancelled. */
export const cancelKey = 'offDayCancel'

/** The person's own requests, with the action that cancels a request. */
export function useOwnRequests() {
  const { t } = useTranslation('requests')
  const showToast = useToasts()
  const query = useListOffDayRequestsQuery(undefined, useLiveList())
  const { data } = query
  const [cancel] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const { titleOf, textOf } = useFailureTexts('requests:own.failure')
  const [cancelling, setCancelling] = useState<readonly number[]>([])
  const [failures, setFailures] = useState<Record<number, CallFailure | undefined>>({})

  const cancelRequest = async ({ id, state }: OffDayRequest) => {
    setCancelling((ids) => [...ids, id])
    setFailures((all) => ({ ...all, [id]: undefined }))
    try {
      await cancel(id).unwrap()
      showToast({ kind: 'success', text: t(state === 'granted' ? 'own.cancelAsked' : 'own.cancelled') })
    } catch (reason) {
      setFailures((all) => ({ ...all, [id]: parseApiError(reason) }))
      showToast({ kind: 'error', text: t('own.failure.title') })
    } finally {
      setCancelling((ids) => ids.filter((one) => one !== id))
    }
  }

  return {
    requests: data?.list,
    cancelling,
    failureOf: ({ id }: OffDayRequest) => {
      const failure = failures[id]
      return (
        failure && [failure.reason !== 'late' && titleOf(failure), textOf(failure)].filter(Boolean).join(' ')
      )
    },
    cancel: (request: OffDayRequest) => void cancelRequest(request),
    failure: useQueryError(!data, query),
    /** Set while the list is a cached copy. */
    asOf: useStaleNotice(query),
  }
}

import { validate } from '@atrium/contract/core/schema'
import type { AvailabilityAnswer, AvailabilityQuestion } from '@atrium/contract/meetings'
import { availabilityQuestionSchema } from '@atrium/contract/meetings/availability/schema'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useFetchAvailabilityQuery } from '#api/meetingsApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useSettled } from '#hooks/useSettled.ts'

interface Availability {
  /** `idle`: the form has no valid span within the working hours yet, so there is no call. */
  status: 'idle' | 'checking' | 'known' | 'failed'
  /** The answer; while `checking` the previous answer, if any. Left out while `idle` or `failed`. */
  answer?: AvailabilityAnswer
  /** Asks again after a failure. */
  retry: () => void
  isRetrying: boolean
}

/** Availability at the time in the form (debounced). Saving does not wait for the answer. */
export function useAvailability({ people = [], ...asked }: Partial<AvailabilityQuestion>): Availability {
  const { language } = useLanguage()
  const result = validate(availabilityQuestionSchema, { people, ...asked })
  const text = result.isValid ? JSON.stringify({ ...result.value, language }) : undefined
  const isSettled = useSettled(text) === text
  const question = useMemo(() => (text && isSettled ? JSON.parse(text) : skipToken), [text, isSettled])
  const { data, currentData, error, isFetching, isUninitialized, refetch } = useFetchAvailabilityQuery(
    question,
    useLiveList(),
  )
  const retry = () => {
    if (!isUninitialized) void refetch()
  }
  const again = { retry, isRetrying: isFetching }
  if (text === undefined) return { status: 'idle', ...again }
  // Still `failed` during a retry, so that the button keeps the focus.
  if (isSettled && error !== undefined && !currentData) return { status: 'failed', ...again }
  const answer = currentData ?? data
  return { status: currentData ? 'known' : 'checking', ...(answer && { answer }), ...again }
}

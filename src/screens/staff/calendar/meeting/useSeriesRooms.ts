import type { BodyOf } from '@atrium/contract/core'
import { validate } from '@atrium/contract/core/schema'
import type { fetchSeriesRooms } from '@atrium/contract/rooms'
import { seriesTimesSchema } from '@atrium/contract/rooms/bookings/schema'
import type { RepeatInput } from '@atrium/ui/meeting'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useFetchSeriesRoomsQuery } from '#api/roomsApi.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useSettled } from '#hooks/useSettled.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { changesOf } from './repeatValues.ts'
import { useFormSeries } from './useFormSeries.ts'

type SeriesTimes = BodyOf<typeof fetchSeriesRooms>

/**
 * Which rooms are free on all days of the series in the form. `isSeries` tells whether there is one; the answer is left out
 * until it is known, and `isFailed` when the server did not give it.
 */
export function useSeriesRooms(values: RepeatInput, draft: MeetingDraft) {
  const { made } = useFormSeries(draft)(values)
  const text = made && textOf({ ...made, ...timesOf(values, made), ...(draft.id && { exceptId: draft.id }) })
  const isSettled = useSettled(text) === text
  const question = useMemo(
    (): SeriesTimes | typeof skipToken => (text && isSettled ? JSON.parse(text) : skipToken),
    [text, isSettled],
  )
  const { currentData, isError } = useFetchSeriesRoomsQuery(question, useLiveList())
  return { isSeries: made !== undefined, answer: currentData, isFailed: isError && !currentData }
}

/** The time in the form, and the decisions about days off beside the changes that the series has already. */
function timesOf(values: RepeatInput, { recurrence }: Pick<Required<SeriesTimes>, 'recurrence'>) {
  const decided = changesOf(values)
  const others = recurrence?.changes.filter(({ day }) => decided.every((change) => change.day !== day)) ?? []
  const changes = [...others, ...decided]
  return { start: values.start, end: values.end, recurrence: recurrence && { ...recurrence, changes } }
}

/** The question as a text; `undefined` while something in it is wrong. */
function textOf(times: SeriesTimes): string | undefined {
  const result = validate(seriesTimesSchema, times)
  return result.isValid ? JSON.stringify(result.value) : undefined
}

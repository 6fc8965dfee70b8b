import type { IsoDay } from '@atrium/contract/days'
import type { AnswerState } from '@atrium/contract/meetings'
import { lastDayOf } from '@atrium/contract/meetings/series'
import { useMemo, useState } from 'react'
import { isInvitation, ownAnswer, waitingDay } from '#features/schedule/meetingAnswers.ts'
import { occurrencesOf } from '#features/schedule/seriesMeetings.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectMeetingEntries, selectMeetings } from '#slices/meetingsSlice.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { useAppSelector } from '#store/hooks.ts'
import { byTime } from './byTime.ts'

/** How many invitations are shown. */
const mostShown = 5

const idOf = ({ id, series }: WeekMeeting) => series?.id ?? id

/** The coming meetings of others to which the person is invited, with all coming days of each series, the nearest first. */
const comingInvitations = (entries: readonly StoredMeeting[], today: IsoDay): WeekMeeting[] =>
  entries
    .filter((entry) => isInvitation(entry) && !entry.meeting.isDeleted)
    .map((entry) => weekMeetingOf(entry))
    .flatMap((one) => (one.recurrence ? occurrencesOf(one, today, lastDayOf(one)) : one))
    .filter((one) => one.day >= today)
    .sort(byTime)

/**
 * The invitations from today on that need an answer, the nearest first: a series once, each occurrence that was changed by
 * itself, and what was answered here stays in its place.
 */
export function useWaitingMeetings(today: IsoDay) {
  const { id: personId } = useStaffUser()
  const entries = useAppSelector((state) =>
    selectMeetings(state).personId === personId ? selectMeetingEntries(state) : undefined,
  )
  const answerMeeting = useAnswerMeeting()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const coming = useMemo(() => comingInvitations(entries ?? [], today), [entries, today])
  const found = new Map<string, WeekMeeting>()
  for (const meeting of coming) {
    const id = idOf(meeting)
    const isOne = waitingDay(meeting) !== undefined || answered.has(meeting.id)
    const key = isOne ? meeting.id : id
    const isShown = ownAnswer(meeting) === 'waiting' || (answered.has(key) && ownAnswer(meeting))
    if (isShown && !found.has(key)) found.set(key, meeting)
  }
  const all = [...found.values()]
  return {
    list: all.slice(0, mostShown),
    total: all.length,
    /** The first one that has no place in the list. */
    further: all[mostShown],
    answer: (meeting: WeekMeeting, answer: AnswerState) => {
      const day = waitingDay(meeting) ?? (answered.has(meeting.id) ? meeting.occurrence : undefined)
      setAnswered((before) => new Set(before).add(day ? meeting.id : idOf(meeting)))
      answerMeeting(meeting, answer, day)
    },
  }
}

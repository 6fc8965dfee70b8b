import type { AnswerState } from '@atrium/contract/meetings'
import type { AnswerScope } from '@atrium/ui/meeting'
import { useState } from 'react'
import { isInvitation, ownAnswer, wholeOf } from '#features/schedule/meetingAnswers.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { selectSyncStatus } from '#slices/meetingSyncSlice.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { outdatedAnswer } from '#slices/ownAnswers.ts'
import { useAppSelector } from '#store/hooks.ts'
import { useStoredMeeting } from './useStoredMeeting.ts'

/**
 * The present state of an opened invitation, with its answer, and with `outdated` for an outdated answer; `undefined` for a meeting
 * of the company's schedule. `isWithdrawn`: the organiser has cancelled it while it is open.
 */
export function useInvitation(opened: WeekMeeting) {
  const stored = useStoredMeeting(opened.series?.id ?? opened.id)
  const entry = useAppSelector((state) => selectMeetingEntry(state, opened.series?.id ?? opened.id))
  const status = useAppSelector(selectSyncStatus)
  const answerMeeting = useAnswerMeeting()
  // One of a series keeps the day and the time that it was opened with.
  const meeting = stored && opened.occurrence ? { ...opened, shared: stored.shared } : (stored ?? opened)
  const { occurrence } = opened
  const [scope, setScope] = useState<AnswerScope>(() =>
    occurrence && [meeting, wholeOf(meeting)].some((one) => ownAnswer(one) !== 'waiting') ? 'this' : 'all',
  )
  const [hasAnswered, setAnswered] = useState(false)
  if (!isInvitation(opened)) return undefined

  const of = scope === 'all' ? wholeOf(meeting) : meeting
  const respond = (state: AnswerState) => {
    setAnswered(true)
    answerMeeting(meeting, state, scope === 'this' ? occurrence : undefined)
  }
  /** An answer that was given here before the meeting was moved, perhaps without a connection. */
  const outdated = entry && outdatedAnswer(entry, scope === 'this' ? occurrence : undefined)
  const current = scope === 'this' ? meeting : (stored ?? opened)

  return {
    meeting,
    isWithdrawn: !stored,
    outdated: stored && outdated && { seen: outdated.seen, current },
    buttons: {
      answer: ownAnswer(of),
      onAnswer: respond,
      organiser: meeting.shared?.organiser,
      sync: hasAnswered ? status : undefined,
      ...(occurrence && { scope: { chosen: scope, onChoose: setScope } }),
    },
  }
}

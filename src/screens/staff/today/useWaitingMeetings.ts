import type { AnswerState } from '@atrium/contract'
import { useState } from 'react'
import { ownAnswer } from '#features/schedule/meetingAnswers.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** How many invitations are shown. */
const mostShown = 5

const idOf = ({ id, series }: WeekMeeting) => series?.id ?? id

/** The invitations among these meetings that need an answer: a series once, and what was answered here stays in its place. */
export function useWaitingMeetings(meetings: readonly WeekMeeting[]) {
  const answerMeeting = useAnswerMeeting()
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const found = new Map<string, WeekMeeting>()
  for (const meeting of meetings) {
    const id = idOf(meeting)
    const isShown = ownAnswer(meeting) === 'waiting' || (answered.has(id) && ownAnswer(meeting))
    if (isShown && !found.has(id)) found.set(id, meeting)
  }
  return {
    list: [...found.values()].slice(0, mostShown),
    answer: (meeting: WeekMeeting, state: AnswerState) => {
      setAnswered((before) => new Set(before).add(idOf(meeting)))
      answerMeeting(meeting, state)
    },
  }
}

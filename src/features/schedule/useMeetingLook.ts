import type { Settings } from '@atrium/contract/accounts'
import { useCallback } from 'react'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import { ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

const answerLooks = { own: 0, accepted: 1, maybe: 2, waiting: 3, declined: 4 } as const

/** The colour style of single meetings; the four others are of series. */
const singleLook = 0

/**
 * Which of the five colour styles (spec 9) a meeting has everywhere: by its position in the list, by the person's answer, or by
 * its series. By position a series has one too. The company's schedule counts as accepted, and as series by its titles.
 */
export function meetingLook(meeting: WeekMeeting, by: Settings['meetingColours']): number {
  const { look, series, recurrence, isFixed, shared } = meeting
  if (by === 'answer') return answerLooks[ownAnswer(meeting) ?? (isFixed ? 'accepted' : 'own')]
  const isSeries = series || recurrence || (isFixed && !shared)
  return by === 'position' ? look : isSeries ? singleLook + 1 + (look % 4) : singleLook
}

/** The colour style of meetings by the settings of the person. */
export function useMeetingLook(): (meeting: WeekMeeting) => number {
  const { meetingColours } = useAppSelector(selectSettings)
  return useCallback((meeting) => meetingLook(meeting, meetingColours), [meetingColours])
}

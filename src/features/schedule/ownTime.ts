import { foldText } from '@atrium/contract/core'
import { invitationKind } from '@atrium/contract/meetings/freeBusy'
import { weakMapMemoize } from '@reduxjs/toolkit'
import { isInvitation, ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/**
 * Whether a meeting is the company's without the person of a name: its schedule names others. A meeting without names is for
 * everybody. A week may have thousands, and is computed at each change.
 */
export const isWithoutPerson = weakMapMemoize(
  (meeting: WeekMeeting, name: string): boolean =>
    meeting.isFixed &&
    meeting.attendees.length > 0 &&
    !isInvitation(meeting) &&
    timeTaken(meeting, name) === undefined,
)

/**
 * What a meeting of the week is to the person of a name: an own one takes the time, an invitation by its answer, one of the
 * company's schedule when it names the person. `undefined` for a meeting without the person, or one that was declined.
 */
export function timeTaken(meeting: WeekMeeting, name: string): 'busy' | 'tentative' | undefined {
  const answer = ownAnswer(meeting)
  if (answer) return invitationKind(answer === 'waiting' ? undefined : answer)
  const folded = foldText(name)
  return !meeting.isFixed || meeting.attendees.some((one) => foldText(one) === folded) ? 'busy' : undefined
}

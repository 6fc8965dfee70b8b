import { foldText } from '@atrium/contract'
import { invitationKind } from '@atrium/contract/freeBusy'
import { ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

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

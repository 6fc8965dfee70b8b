import { foldText } from '@atrium/contract/core'
import { invitationKind } from '@atrium/contract/meetings/freeBusy'
import { isInvitation, ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/**
 * Whether a meeting is the company's without the person of a name: its schedule names others. One that names nobody is for
 * everybody.
 */
export function isWithoutPerson(meeting: WeekMeeting, name: string): boolean {
  if (!meeting.isFixed || meeting.attendees.length === 0 || isInvitation(meeting)) return false
  const known = told.get(meeting)
  if (known?.name === name) return known.isWithout
  const isWithout = timeTaken(meeting, name) === undefined
  told.set(meeting, { name, isWithout })
  return isWithout
}

/** A week may have thousands, and is asked about at each change. */
const told = new WeakMap<WeekMeeting, { name: string; isWithout: boolean }>()

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

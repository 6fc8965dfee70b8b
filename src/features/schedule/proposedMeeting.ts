import type { Attendee } from '@atrium/contract/meetings'
import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'

/** What another page knows of a meeting that is still to be made. */
export interface ProposedMeeting {
  title: string
  attendees: string[]
  /** Guests by address; colleagues are recognised by their names. */
  invitees: Attendee[]
}

const key = `${staffKey}proposedMeeting`

/** Hands a meeting over to the form of a new one, by the tab: addresses are in histories and logs. */
export const proposeMeeting = (meeting: ProposedMeeting): void => writeTab(key, meeting)

/** The proposed meeting, once. */
export function takeProposedMeeting(): ProposedMeeting | undefined {
  const proposed = readTabValue<ProposedMeeting>(key)
  writeTab(key, undefined)
  return proposed
}

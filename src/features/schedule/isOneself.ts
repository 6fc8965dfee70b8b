import { foldText } from '@atrium/contract/core'
import type { WeekMeeting } from './weekMeeting.ts'

/** The signed-in person, as meetings name people. */
export interface Oneself {
  /** The id in the directory; `undefined` until it is known. */
  personId: string | undefined
  /** First and last name. */
  name: string
}

/**
 * Whether an attendee is the person: in an invitation the one who is invited, else by the record of the attendee. A name
 * without a record is the person's own where it reads the same: the form takes no such name, so it is of the company's
 * schedule, which knows names alone, or of a meeting that was duplicated from there.
 */
export function isOneself(
  {
    invitees = [],
    shared,
  }: Pick<WeekMeeting, 'shared'> & {
    invitees?: readonly { name: string; personId?: string | undefined }[] | undefined
  },
  attendee: string,
  { personId, name }: Oneself,
): boolean {
  if (shared?.invitedAs !== undefined) return attendee === shared.invitedAs
  const invitee = invitees.find((one) => one.name === attendee)
  if (invitee && personId !== undefined) return invitee.personId === personId
  return foldText(attendee) === foldText(name)
}

import { type Language, toEmailAddress } from '@atrium/contract/core'
import type { Attendee, Meeting } from '@atrium/contract/meetings'
import { idNumberOf } from '@atrium/contract/people'

/** An account as invitations need it. */
interface InvitableAccount {
  id: number
  email: string
  language: Language
  /** The number of the badge (`DEV7`); `null` without one. */
  number: number | null
  isActive: boolean
}

/** The id of a person in the directory: the badge, or the account of a person without one. */
export const directoryIdOf = (number: number | null, accountId: number | null): string =>
  number === null ? `account-${accountId}` : idNumberOf(number)

/** A row of `meeting_people`. */
export interface AttendeeRecord {
  id: number
  meetingId: string
  accountId: number | null
  email: string | null
  name: string
  isRemoved: boolean
}

/** An attendee who is notified of the meeting: an account, or a guest by address. */
type Invited = { name: string } & (
  | { account: InvitableAccount; email?: undefined }
  | { email: string; account?: undefined }
)

/** The accounts that invitees name, by id, by id in the directory and by address. */
export const indexAccounts = (accounts: readonly InvitableAccount[]) => ({
  byId: new Map(accounts.map((one) => [one.id, one])),
  byPerson: new Map(
    accounts.flatMap((one) => [
      [directoryIdOf(null, one.id), one] as const,
      [directoryIdOf(one.number, one.id), one] as const,
    ]),
  ),
  byEmail: new Map(accounts.map((one) => [one.email, one])),
})

/**
 * The attendees of a meeting who are notified, each once. A name that is none of the attendees does not count, nor does
 * the organiser. A person without an active account stays a name; an account that was closed after its invitation stays
 * invited (`known`). An address that belongs to an account is that account.
 */
export function resolveInvited(
  { attendees, invitees = [], isDeleted }: Meeting,
  {
    organiserId,
    accounts,
    known,
  }: {
    organiserId: number
    accounts: ReturnType<typeof indexAccounts>
    known: readonly AttendeeRecord[]
  },
): Invited[] {
  if (isDeleted) return []
  const [names, seen] = [new Set(attendees), new Set<number | string>()]
  const invited = new Set(known.flatMap(({ accountId, isRemoved }) => (isRemoved ? [] : [accountId])))
  const invitable = (account: InvitableAccount | undefined) =>
    account && (account.isActive || invited.has(account.id)) ? account : undefined
  const resolve = ({ name, personId = '', email = '' }: Attendee): Invited | undefined => {
    const address = toEmailAddress(email)
    const account = invitable(accounts.byPerson.get(personId)) ?? invitable(accounts.byEmail.get(address))
    if (account) return { name, account }
    return address ? { name, email: address } : undefined
  }
  return invitees.flatMap((invitee) => {
    const found = resolve(invitee)
    const key = found?.account?.id ?? found?.email
    if (!found || key === undefined || key === organiserId || seen.has(key)) return []
    // Answers are known by the name.
    if (!names.delete(invitee.name)) return []
    seen.add(key)
    return [found]
  })
}

/** What becomes of one person by a change of a meeting. */
interface AttendeeChange {
  /** The row so far; left out for a new person. */
  row?: AttendeeRecord | undefined
  /** Left out for a person who is no longer invited. */
  invited?: Invited | undefined
  wasInvited: boolean
}

/** Compares the rows of a meeting with the people whom it invites now. Rows of people removed earlier are left out. */
export function comparePeople(
  rows: readonly AttendeeRecord[],
  invited: readonly Invited[],
): AttendeeChange[] {
  const rest = new Set(rows)
  const changes = invited.map((one): AttendeeChange => {
    // A guest who has an account now is the same person.
    const row =
      rows.find(({ accountId }) => accountId !== null && accountId === one.account?.id) ??
      rows.find(({ email }) => email !== null && email === (one.account?.email ?? one.email))
    if (row) rest.delete(row)
    return { row, invited: one, wasInvited: row !== undefined && !row.isRemoved }
  })
  const removed = [...rest].filter(({ isRemoved }) => !isRemoved)
  return [...changes, ...removed.map((row) => ({ row, wasInvited: true }))]
}

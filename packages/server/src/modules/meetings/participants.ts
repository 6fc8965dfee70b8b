import type { Language } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { AttendeeRecord, comparePeople, indexAccounts } from './invitedPeople.ts'
import type { MeetingEvent } from './meetingEvents.ts'

type Accounts = ReturnType<typeof indexAccounts>

/** The organiser as a participant. */
export const organiserOf = ({
  id,
  email,
  language,
  ...person
}: {
  id: number
  email: string
  name: string
  surname: string
  language: Language
}): MeetingEvent['to'] => ({ accountId: id, email, name: fullNameOf(person), language })

/** The participant of a change; `undefined` for a closed account. */
export function personIn(
  { row, invited, id }: ReturnType<typeof comparePeople>[number] & { id?: number },
  accounts: Accounts,
  organiser: Pick<MeetingEvent['to'], 'language'>,
): MeetingEvent['to'] | undefined {
  const name = invited?.name ?? row?.name ?? ''
  const accountId = (invited ? invited.account?.id : row?.accountId) ?? null
  return personOf({ id, accountId, email: invited?.email ?? row?.email ?? null, name }, accounts, organiser)
}

/** An invited participant; `undefined` for a closed account. */
export function personOf(
  {
    id,
    accountId,
    email,
    name,
  }: Pick<AttendeeRecord, 'accountId' | 'email' | 'name'> & { id?: number | undefined },
  accounts: Accounts,
  organiser: Pick<MeetingEvent['to'], 'language'>,
): MeetingEvent['to'] | undefined {
  if (accountId === null) return { id, accountId, email: email ?? '', name, language: organiser.language }
  const account = accounts.byId.get(accountId)
  return account?.isActive
    ? { id, accountId, email: account.email, name, language: account.language }
    : undefined
}

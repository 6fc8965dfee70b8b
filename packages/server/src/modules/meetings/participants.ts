import type { Language } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { AccountIndex, AttendeeChange, AttendeeRow } from './invitedPeople.ts'

/** A person whom a meeting concerns: its organiser, an invited account, or a guest. */
export interface Participant {
  /** The row in `meeting_people`; left out for the organiser. */
  id?: number | undefined
  /** `null` for a guest. */
  accountId: number | null
  email: string
  /** Of an invited person as among the invitees; of the organiser first and last name. */
  name: string
  /** Of a guest the language of the organiser. */
  language: Language
}

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
}): Participant => ({ accountId: id, email, name: fullNameOf(person), language })

/** The participant of a change; `undefined` for a closed account. */
export function personIn(
  { row, invited, id }: AttendeeChange & { id?: number },
  accounts: AccountIndex,
  organiser: Pick<Participant, 'language'>,
): Participant | undefined {
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
  }: Pick<AttendeeRow, 'accountId' | 'email' | 'name'> & { id?: number | undefined },
  accounts: AccountIndex,
  organiser: Pick<Participant, 'language'>,
): Participant | undefined {
  if (accountId === null) return { id, accountId, email: email ?? '', name, language: organiser.language }
  const account = accounts.byId.get(accountId)
  return account?.isActive
    ? { id, accountId, email: account.email, name, language: account.language }
    : undefined
}

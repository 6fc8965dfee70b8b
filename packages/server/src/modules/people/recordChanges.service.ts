import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, MessageKey } from '@atrium/contract/core'
import { yearOf } from '@atrium/contract/days'
import { type changeRecord, fieldsOfOthers } from '@atrium/contract/people'
import { findAccountByEmail, findAccountOf } from '#accounts/accounts.repo.ts'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { PersonRecord } from '#db/people.ts'
import { findRoom } from '#db/rooms.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { isLedBy } from './leads.ts'
import { recordOf } from './recordOf.service.ts'
import { hasOtherAddress, listManagers, roomNameOf } from './records.repo.ts'

type Fields = BodyOf<typeof changeRecord>['was']

/** Whether a field has another value than when the change began, and not the wanted one already. */
export async function isChangedMeanwhile(
  tx: Database,
  person: PersonRecord,
  fields: Fields,
  was: Fields,
): Promise<boolean> {
  const now = { ...recordOf(person), roomname: await roomNameOf(tx, person.roomId) }
  return Object.entries(fields).some(([name, wanted]) => {
    const key = name as keyof Fields
    return !isDeepStrictEqual(now[key], was[key]) && !isDeepStrictEqual(now[key], wanted)
  })
}

/**
 * The columns that fields change. Throws 400 with the message of each wrong field, and 403 for fields of the own record
 * that a colleague changes.
 */
export async function changesOf(
  tx: Database,
  by: AccountRecord,
  before: PersonRecord | undefined,
  fields: Fields,
  now: Services['now'],
): Promise<Partial<PersonRecord>> {
  const { roomname, positions, units, birthday, startedOn, email, ...plain } = fields
  await checkOwnFields(tx, by, before, fields, now)
  const errors: Record<string, MessageKey> = {}
  const roomId = roomname ? ((await findRoom(tx, roomname))?.id ?? null) : null
  if (roomname && roomId === null) errors.roomname = 'roomUnknown'
  Object.assign(errors, await leadErrors(tx, before?.id, fields))
  const isNewAddress = email !== undefined && email !== (before?.email ?? '')
  const emailError = isNewAddress ? await addressError(tx, by, before?.id, email) : undefined
  if (emailError) errors.email = emailError
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return {
    ...plain,
    ...(isNewAddress && { email }),
    ...(roomname !== undefined && { roomId }),
    ...(positions && { job: positions }),
    ...(units && { unit: units }),
    ...(birthday !== undefined && { birthday: birthday || null }),
    ...(startedOn !== undefined && { startedOn: startedOn || null }),
  }
}

/**
 * Throws 403 when people set `fieldsOfOthers` of their own record, or join their account to a record that has them. A new
 * record of their own may begin in this year, which gives no leave of earlier years.
 */
async function checkOwnFields(
  tx: Database,
  by: AccountRecord,
  before: PersonRecord | undefined,
  fields: Fields,
  now: Services['now'],
): Promise<void> {
  const isOwn = before !== undefined && before.id === by.personId
  const joins = by.number === null && fields.email !== undefined && (await isAddressOf(tx, by, fields.email))
  if (!isOwn && !joins) return
  const [former, present] = [isOwn ? before : undefined, before]
  const isChanged = fieldsOfOthers.some((name) => {
    if (name === 'startedOn' && !before && yearOf(fields[name] ?? '') === now().getUTCFullYear()) return false
    const wanted = (fields[name] === undefined ? present?.[name] : fields[name]) || null
    return wanted !== (former?.[name] ?? null)
  })
  if (isChanged) throw new HttpError(403, 'ownRecord')
}

const isAddressOf = async (tx: Database, by: AccountRecord, email: string) =>
  email !== '' && (await findAccountByEmail(tx, email))?.id === by.id

/** What is wrong with a new e-mail address. Throws 403 when it is about an account with more permissions. */
async function addressError(
  tx: Database,
  by: AccountRecord,
  id: number | undefined,
  email: string,
): Promise<MessageKey | undefined> {
  const account = id === undefined ? undefined : await findAccountOf(tx, id)
  if (account && !mayChangeAccount(by, account)) throw new HttpError(403, 'accountBeyond')
  if (email === '') return account ? 'emailRequired' : undefined
  if (await hasOtherAddress(tx, email, id)) return 'emailTaken'
  const owner = await findAccountByEmail(tx, email)
  if (!owner || owner.id === account?.id) return undefined
  // An open account without a record becomes the account of a record without one.
  if (account || owner.number !== null || owner.deactivatedAt) return 'emailTaken'
  if (!mayChangeAccount(by, owner)) throw new HttpError(403, 'accountBeyond')
  return undefined
}

/** What is wrong with manager and deputy: unknown, oneself, or led by the person. */
async function leadErrors(
  tx: Database,
  id: number | undefined,
  { managerId, deputyId }: Fields,
): Promise<Record<string, MessageKey>> {
  const managers = await listManagers(tx)
  const errorOf = (lead: number): MessageKey | undefined => {
    if (lead === id) return 'leadThemselves'
    return managers.has(lead) ? undefined : 'leadUnknown'
  }
  const manager = managerId ? errorOf(managerId) : undefined
  const deputy = deputyId ? errorOf(deputyId) : undefined
  const isCircle = managerId && id !== undefined && isLedBy(managers, managerId, id)
  return {
    ...(manager && { managerId: manager }),
    ...(!manager && isCircle && { managerId: 'managerCircle' as const }),
    ...(deputy && { deputyId: deputy }),
  }
}

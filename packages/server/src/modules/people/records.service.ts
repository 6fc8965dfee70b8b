import { isDeepStrictEqual } from 'node:util'
import {
  type addRecord as addRecordEndpoint,
  type BodyOf,
  idNumberOf,
  type listRecords as listRecordsEndpoint,
  type MessageKey,
  type PersonAccount,
  type PersonChanges,
  type PersonFields,
  type PersonRecord,
  type ReplyOf,
} from '@atrium/contract'
import { mayChangeAccount } from '#accounts/mayChangeAccount.ts'
import { deleteLinksOf } from '#accounts/passwordLinks.repo.ts'
import { findUserByEmail, type UserRecord } from '#accounts/users.repo.ts'
import { changeAs } from '#db/audit.ts'
import { lookupKey } from '#db/lookupKey.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { addressMail } from '#mail/addressMail.ts'
import type { Services } from '#services.ts'
import { cardNameOf } from './cardName.ts'
import { isLedBy } from './leads.ts'
import {
  type AccountRow,
  deleteCardsOf,
  type EmployeeRecord,
  findAccountOf,
  findRecord,
  findRoomId,
  hasCard,
  hasOtherAddress,
  insertCard,
  insertRecord,
  isCardKeyTaken,
  listLooseAccounts,
  listManagers,
  listRecordRows,
  lockRecords,
  nextNumber,
  roomNameOf,
  updateRecord,
} from './records.repo.ts'

/** All records with their accounts, and the accounts without a record. */
export async function listRecords(
  { database }: Pick<Services, 'database'>,
  by: UserRecord,
): Promise<ReplyOf<typeof listRecordsEndpoint>> {
  const rows = await listRecordRows(database.db)
  const loose = await listLooseAccounts(database.db)
  return {
    people: rows.map(({ employee, roomname, account, cardname }) => ({
      ...recordOf(employee),
      roomname: roomname ?? '',
      account: account && accountOf(account, by),
      cardname: cardname ?? '',
    })),
    accounts: loose.map((account) => accountOf(account, by)),
  }
}

const recordOf = ({
  id,
  number,
  name,
  surname,
  email,
  phone,
  job,
  unit,
  managerId,
  deputyId,
  birthday,
  isBirthdayShared,
  startedOn,
  leftAt,
}: EmployeeRecord): Omit<PersonRecord, 'roomname' | 'account' | 'cardname'> => ({
  id,
  idnumber: idNumberOf(number),
  name,
  surname,
  email,
  phone,
  positions: job,
  units: unit,
  managerId,
  deputyId,
  birthday: birthday ?? '',
  isBirthdayShared,
  startedOn: startedOn ?? '',
  leftAt: leftAt?.toISOString() ?? '',
})

const accountOf = (
  { firstName, lastName, deactivatedAt, hasPassword, ...account }: AccountRow,
  by: UserRecord,
): PersonAccount => ({
  ...account,
  name: firstName,
  surname: lastName,
  state: deactivatedAt ? 'closed' : hasPassword ? 'active' : 'invited',
  isChangeable: mayChangeAccount(by, account),
})

/** Adds a person with the next free number. Throws 400 with the message of each wrong field. */
export async function addRecord(
  { database }: Pick<Services, 'database'>,
  by: UserRecord,
  { hasCard: isCardWanted, ...fields }: BodyOf<typeof addRecordEndpoint>,
): Promise<{ id: number }> {
  return changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const changes = await changesOf(tx, by, undefined, fields)
    const record = await insertRecord(tx, {
      number: await nextNumber(tx),
      name: fields.name,
      surname: fields.surname,
      job: fields.positions,
      otherInfo: { AZ: [], EN: [], RU: [] },
      ...changes,
    })
    if (isCardWanted) await makeCard(tx, record)
    return { id: record.id }
  })
}

/**
 * Changes the given fields of a record. The owner of an account is told at the old address about a new one, and links to set
 * a password that wait there end. Throws 404 for an unknown record, 409 for a person who has left, 403 when the account has more
 * permissions.
 */
export async function changeRecord(
  services: Services,
  by: UserRecord,
  id: number,
  { was, ...fields }: PersonChanges,
): Promise<undefined> {
  const { database, outbox } = services
  await changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const before = await findRecord(tx, id)
    if (!before) throw notFound()
    if (before.leftAt) throw new HttpError(409, 'hasLeft')
    if (await isChangedMeanwhile(tx, before, fields, was)) throw new HttpError(409, 'changedMeanwhile')
    const changes = await changesOf(tx, by, before, fields)
    if (Object.keys(changes).length === 0) return
    const account = await findAccountOf(tx, id)
    await updateRecord(tx, id, changes)
    if (!account || !changes.email || changes.email.toLowerCase() === account.email) return
    await deleteLinksOf(tx, account.id)
    if (!account.deactivatedAt)
      await outbox.put(tx, [addressMail(services, account, changes.email, services.now())])
  })
  outbox.wake()
}

/** Whether a field has another value than when the change began, and not the wanted one already. */
async function isChangedMeanwhile(
  tx: Database,
  employee: EmployeeRecord,
  fields: Partial<PersonFields>,
  was: Partial<PersonFields>,
): Promise<boolean> {
  const now = { ...recordOf(employee), roomname: await roomNameOf(tx, employee.roomId) }
  return Object.entries(fields).some(([name, wanted]) => {
    const key = name as keyof PersonFields
    return !isDeepStrictEqual(now[key], was[key]) && !isDeepStrictEqual(now[key], wanted)
  })
}

/** The columns that fields change. */
async function changesOf(
  tx: Database,
  by: UserRecord,
  before: EmployeeRecord | undefined,
  fields: Partial<PersonFields>,
): Promise<Partial<EmployeeRecord>> {
  const { roomname, positions, units, birthday, startedOn, email, ...plain } = fields
  const errors: Record<string, MessageKey> = {}
  const roomId = roomname ? ((await findRoomId(tx, lookupKey(roomname))) ?? null) : null
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

/** What is wrong with a new e-mail address. Throws 403 when it is about an account with more permissions. */
async function addressError(
  tx: Database,
  by: UserRecord,
  id: number | undefined,
  email: string,
): Promise<MessageKey | undefined> {
  const account = id === undefined ? undefined : await findAccountOf(tx, id)
  if (account && !mayChangeAccount(by, account)) throw new HttpError(403, 'accountBeyond')
  if (email === '') return account ? 'emailRequired' : undefined
  if (await hasOtherAddress(tx, email, id)) return 'emailTaken'
  const owner = await findUserByEmail(tx, email)
  if (!owner || owner.id === account?.id) return undefined
  // An open account without a record becomes the account of a record without one.
  if (account || owner.employeeId !== null || owner.deactivatedAt) return 'emailTaken'
  if (!mayChangeAccount(by, owner)) throw new HttpError(403, 'accountBeyond')
  return undefined
}

/** What is wrong with manager and deputy: unknown, oneself, or led by the person. */
async function leadErrors(
  tx: Database,
  id: number | undefined,
  { managerId, deputyId }: Partial<PersonFields>,
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

/** Makes the personal card of a person, unless there is one, or deletes it. Throws 404. */
export async function setCard(
  { database }: Pick<Services, 'database'>,
  by: UserRecord,
  id: number,
  isWanted: boolean,
): Promise<undefined> {
  await changeAs(database.db, by.id, async (tx) => {
    await lockRecords(tx)
    const record = await findRecord(tx, id)
    if (!record || record.leftAt) throw notFound()
    if (!isWanted) await deleteCardsOf(tx, id)
    else if (!(await hasCard(tx, id))) await makeCard(tx, record)
  })
}

/** Two people of one name get `gunes-aliyeva` and `gunes-aliyeva-2`. */
async function makeCard(tx: Database, { id, name, surname, email, job }: EmployeeRecord): Promise<void> {
  const base = cardNameOf({ name, surname, email })
  let cardName = base
  for (let count = 2; await isCardKeyTaken(tx, lookupKey(cardName)); count += 1) cardName = `${base}-${count}`
  await insertCard(tx, {
    name: cardName,
    key: lookupKey(cardName),
    employeeId: id,
    fullname: `${name} ${surname}`,
    email,
    position: job,
  })
}

import { fullNameOf, idNumberOf } from '@atrium/contract/people'
import { listAccounts } from '#accounts/accounts.repo.ts'
import { deleteLinksOf } from '#accounts/passwordLinks.repo.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { listRoomRows, type RoomRecord } from '#db/rooms.ts'
import type { Database } from '#db/types.ts'
import { byLine, type Fault, quoted, type Reading } from '#importing/faults.ts'
import { mapInPieces } from '#importing/pieces.ts'
import { repeats } from '#importing/repeats.ts'
import { addressMail } from '#mail/accountMail.ts'
import type { Services } from '#services.ts'
import { addressesOf, type Importer, type NewAddress, ownRecordFaults } from './addresses.service.ts'
import { importComputers } from './computersImport.repo.ts'
import { leadFaults, type NumberedRow } from './leadFaults.service.ts'
import { deletePeople, listAllBadgeRows, writeLeads, writePeople } from './peopleImport.repo.ts'
import { valuesOf } from './personColumns.service.ts'
import { isAbout, type PlannedChange, plannedChanges, recordOf } from './plannedChanges.service.ts'

type Present = NonNullable<PlannedChange['before']>

/** What an import of employees does. */
export interface ImportPlan {
  /** In no order. A plan with faults is not carried out. */
  faults: Fault[]
  changes: PlannedChange[]
  /** Rows that change nothing. */
  same: number
  /** People who are not in the file. */
  others: Present[]
  /** The accounts with a new address. */
  addresses: NewAddress[]
  /** The rooms by the keys of their names. */
  rooms: ReadonlyMap<string, RoomRecord>
}

interface PlanOptions {
  /** Whether people who are not in the file are removed. */
  removesOthers: boolean
  /** Missing for a command. */
  importer?: Importer
}

/**
 * Compares a CSV file of employees, read by `readPeopleFile`, with the records. It works in pieces, so that the server
 * answers others meanwhile.
 */
export async function planImport(
  tx: Database,
  { rows, faulty, faults: faultsOfFile }: Reading<PlannedChange['row']>,
  { removesOthers, importer }: PlanOptions,
): Promise<ImportPlan> {
  const faults = [...faultsOfFile]
  const isWhole = faults.length === 0
  // The valid cells of the other rows are checked too, so that all faults are reported at once.
  const numbered = [...rows, ...faulty].filter(isNumbered).toSorted(byLine)
  faults.push(
    ...repeats(numbered, 'idnumber', ({ idnumber }) => ({ key: idnumber, shown: idNumberOf(idnumber) })),
  )
  const { present, left } = await listPresent(tx)
  const rooms = new Map((await listRoomRows(tx)).map((room) => [room.key, room]))
  for (const { line, row } of numbered) {
    const gone = left.get(row.idnumber)
    if (gone) faults.push({ line, column: 'idnumber', code: 'hasLeft', values: { name: fullNameOf(gone) } })
  }
  await mapInPieces([...rows, ...faulty], ({ line, row }) => {
    if (row.roomname && !rooms.has(lookupKey(row.roomname)))
      faults.push({ line, column: 'roomname', code: 'noRoom', values: { text: quoted(row.roomname) } })
  })
  const given = new Set(rows.map(({ row }) => row.idnumber))
  const others = present.filter(({ values }) => !given.has(values.idnumber))
  const staying = removesOthers ? present.filter(({ values }) => given.has(values.idnumber)) : present
  const managers = new Map(staying.map(({ values }) => [values.idnumber, values.manager ?? null]))
  faults.push(...leadFaults(numbered, managers, isWhole))
  // A room is written in any case of letters.
  const named = await mapInPieces(rows, ({ line, row }) => {
    const roomname = rooms.get(lookupKey(row.roomname))?.name ?? row.roomname
    return { line, row: { ...row, roomname } }
  })
  const { changes, same } = await plannedChanges(named, present)
  const accounts = await listAccounts(tx)
  const { addresses, faults: addressFaults } = addressesOf(changes, accounts, importer?.id)
  faults.push(...addressFaults, ...ownRecordFaults(changes, accounts, importer))
  // The commands keep files whose people share a mailbox, and files of before without first days.
  const faultyLines = new Set(addressFaults.map(({ line }) => line))
  if (importer)
    faults.push(
      ...sharedAddresses(changes, staying, rows).filter(({ line }) => !faultyLines.has(line)),
      ...missingStartDays(changes),
    )
  return { faults, changes: faults.length > 0 ? [] : changes, same, others, addresses, rooms }
}

/** A fault for each new address that another person has, here or in the file. Unchanged addresses are not checked. */
function sharedAddresses(
  changes: ImportPlan['changes'],
  staying: readonly Present[],
  rows: readonly Pick<PlannedChange, 'row'>[],
): Fault[] {
  const emails = new Map(staying.map(({ values }) => [values.idnumber, values.email]))
  for (const { row } of rows) emails.set(row.idnumber, row.email)
  const counts = new Map<string, number>()
  for (const email of emails.values()) counts.set(email, (counts.get(email) ?? 0) + 1)
  return changes
    .filter(({ before, fields }) => !before || isAbout(fields, 'email'))
    .filter(({ row }) => row.email && (counts.get(row.email) ?? 0) > 1)
    .map(({ line, row }) => ({
      line,
      column: 'email',
      code: 'emailTaken',
      values: { text: quoted(row.email) },
    }))
}

/** A fault for each new person without a first day, from which leave is counted. */
const missingStartDays = (changes: ImportPlan['changes']): Fault[] =>
  changes
    .filter(({ before, row }) => !before && !row.startedon)
    .map(({ line }) => ({ line, column: 'startedon', code: 'startDayMissing' }))

const isNumbered = (one: {
  line: number
  row: Partial<PlannedChange['row']>
}): one is { line: number; row: NumberedRow } => one.row.idnumber !== undefined

/**
 * Writes the changes of a plan. The owner of an account is notified at the old address about a new one, and links to set a
 * password that wait there end. Call `outbox.wake` after the transaction.
 */
export async function executePlan(
  tx: Database,
  { changes, addresses, rooms }: ImportPlan,
  services: Pick<Services, 'config' | 'now' | 'outbox' | 'texts'>,
): Promise<void> {
  await writePeople(
    tx,
    changes.map((change) => recordOf(change, rooms.get(lookupKey(change.row.roomname))?.id ?? null)),
  )
  await importComputers(
    tx,
    changes
      .filter(({ before, fields }) => !before || isAbout(fields, 'computers'))
      .map(({ row }) => ({ number: row.idnumber, computers: row.computers })),
  )
  await writeLeads(
    tx,
    changes.map(({ row, fields }) => ({
      number: row.idnumber,
      manager: isAbout(fields, 'manager') ? row.manager : undefined,
      deputy: isAbout(fields, 'deputy') ? row.deputy : undefined,
    })),
  )
  for (const { account } of addresses) await deleteLinksOf(tx, account.id)
  await services.outbox.put(
    tx,
    addresses
      .filter(({ account }) => !account.deactivatedAt)
      .map(({ account, email }) => addressMail(services, account, email, services.now())),
  )
}

/** Removes the people who are not in the file. */
export const removeOthers = (tx: Database, { others }: ImportPlan): Promise<void> =>
  deletePeople(
    tx,
    others.map(({ person }) => person.id),
  )

/** Everybody who is here, and by number those who have left. */
export async function listPresent(tx: Database) {
  const rows = await listAllBadgeRows(tx)
  const here = rows.filter(({ person }) => person.leftAt === null)
  const numbers = new Map(here.map(({ person }) => [person.id, person.number]))
  const numberOf = (id: number | null) => (id === null ? null : (numbers.get(id) ?? null))
  return {
    present: here.map((row) => ({
      person: row.person,
      values: valuesOf(row, numberOf),
    })),
    left: new Map(
      rows.filter(({ person }) => person.leftAt !== null).map(({ person }) => [person.number, person]),
    ),
  }
}

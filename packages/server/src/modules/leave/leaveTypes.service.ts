import type { Language } from '@atrium/contract/core'
import type { LeaveType, LeaveTypeChanges } from '@atrium/contract/leave'
import { isBelowLaw, minutesOfDays } from '@atrium/contract/leave'
import { changeAs } from '#db/audit.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { insertType, type LeaveTypeRecord, listTypeRows, updateType } from './leaveTypes.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

const shown = (
  { id, name, hasBalance, yearlyDays, carryOverDays, worksElsewhere, archivedAt }: LeaveTypeRecord,
  language: Language,
): LeaveType => ({
  id,
  name: localize(name, language) ?? '',
  names: name,
  hasBalance,
  yearlyDays,
  carryOverDays,
  isArchived: archivedAt !== null,
  worksElsewhere,
})

export async function listTypes(
  { database }: Pick<Parts, 'database'>,
  language: Language,
): Promise<LeaveType[]> {
  return (await listTypeRows(database.db)).map((type) => shown(type, language))
}

const columnsOf = (
  { names, isArchived, isBelowLawConfirmed: _confirmed, ...rest }: LeaveTypeChanges,
  now: Date,
) => ({
  ...rest,
  name: names,
  archivedAt: isArchived ? now : null,
})

export async function addType(
  { database, now }: Parts,
  accountId: number,
  changes: LeaveTypeChanges,
  language: Language,
): Promise<LeaveType> {
  const type = await changeAs(database.db, accountId, (tx) => insertType(tx, columnsOf(changes, now())))
  return shown(type, language)
}

/** Throws 404 for an unknown kind, 400 for fewer days than the law gives, unless they are confirmed or unchanged. */
export async function changeType(
  { database, now }: Parts,
  { accountId, id, language }: { accountId: number; id: number; language: Language },
  changes: LeaveTypeChanges,
): Promise<LeaveType> {
  const type = await changeAs(database.db, accountId, async (tx) => {
    const before = (await listTypeRows(tx)).find((one) => one.id === id)
    const isNew = before?.yearlyDays !== changes.yearlyDays
    if (isNew && !changes.isBelowLawConfirmed && isBelowLaw(id, minutesOfDays(changes.yearlyDays)))
      throw invalid({ yearlyDays: 'entitlementBelowLaw' })
    return updateType(tx, id, columnsOf(changes, now()))
  })
  if (!type) throw notFound()
  return shown(type, language)
}

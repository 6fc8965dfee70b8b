import { daysBetween } from '@atrium/contract/days'
import type { RecordedLeave } from '@atrium/contract/leave'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { findRequestRow, insertStep, listRequestsOf, listStaff, lockLeaveOf } from './leave.repo.ts'
import { notifyRequester } from './leaveEvents.service.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { insertOffDays } from './offDays.repo.ts'
import { isSameLeave, kindOf } from './offDays.service.ts'
import { overlapsOf } from './overlaps.ts'
import type { LeaveParts } from './rights.service.ts'

/** Enters granted leave for a person and notifies them, both or neither. Throws as `recordLeave` of the contract says. */
export async function recordLeave(
  parts: Pick<LeaveParts, 'database' | 'outbox' | 'texts' | 'config' | 'now'>,
  account: AccountRecord,
  { personId, typeId, from, to, message }: RecordedLeave,
): Promise<undefined> {
  if (personId === account.personId) throw new HttpError(403, 'aboutYourself')
  const at = parts.now()
  await changeAs(parts.database.db, account.id, async (tx) => {
    await lockLeaveOf(tx, personId)
    if ((await listStaff(tx, personId)).length === 0) throw notFound()
    const types = await listTypeRows(tx)
    const kind = kindOf(types, String(typeId), 'typeId')
    const leave = { typeId: kind, days: daysBetween(from, to), startTime: '', endTime: '', message }
    const open = await listRequestsOf(tx, [personId])
    if (open.some((known) => isSameLeave(known, leave, at))) return
    if (overlapsOf(types, leave, open).length > 0) throw invalid({ from: 'leaveOverlapsTheirs' })
    const request = await insertOffDays(tx, { ...leave, personId, state: 'granted', createdAt: at })
    await insertStep(tx, {
      requestId: request.id,
      accountId: account.id,
      action: 'record',
      words: '',
      createdAt: at,
    })
    const row = await findRequestRow(tx, 'all', request.id)
    if (row) await notifyRequester(tx, parts, { ...row, decision: 'record', words: message, by: account })
  })
  parts.outbox.wake()
}

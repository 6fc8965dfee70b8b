import { decisions, openStates } from '@atrium/contract/leave'
import { findAccount } from '#accounts/accounts.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  deleteStep,
  findLastStep,
  findRequestRow,
  listDueRequests,
  listRequestsOf,
  lockRequest,
  releaseStep,
  writeState,
} from './leave.repo.ts'
import { notifyRequester } from './leaveEvents.service.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { overlapsOf } from './overlaps.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'now'>

/** Notifies the requester of the last decision, if the requester does not know it. The request is locked. */
export async function releaseDecision(
  tx: Database,
  parts: Omit<Parts, 'database'>,
  id: number,
): Promise<void> {
  const step = await findLastStep(tx, id)
  const row = await findRequestRow(tx, 'all', id)
  if (!step?.notifyAt || !row) return
  const { words, accountId } = step
  await releaseStep(tx, step.id)
  const decision = decisions.find((one) => one === step.action)
  if (row.leftAt || !decision) return
  const by = accountId === null ? undefined : await findAccount(tx, accountId)
  await notifyRequester(tx, parts, { ...row, decision, words, by: by ?? { name: '', surname: '' } })
}

/**
 * Notifies the requesters of the decisions that cannot be undone any more. One that fails is reported and tried again the
 * next time; the others go on.
 */
export async function releaseDueDecisions(
  parts: Parts,
  onFailure: (error: unknown, id: number) => void,
): Promise<void> {
  const { db } = parts.database
  const due = await listDueRequests(db, parts.now())
  const release = (id: number) =>
    db.transaction(async (tx) => {
      if (await lockRequest(tx, id)) await releaseDecision(tx, parts, id)
    })
  for (const id of due) await release(id).catch((error) => onFailure(error, id))
  if (due.length > 0) parts.outbox.wake()
}

/** Undoes the last decision of a person about a request. Throws as `undoLeaveDecision` of the contract says. */
export async function undoDecision(
  { database }: Pick<Parts, 'database'>,
  account: AccountRecord,
  id: number,
): Promise<undefined> {
  await changeAs(database.db, account.id, async (tx) => {
    const request = await lockRequest(tx, id)
    const row = request && (await findRequestRow(tx, 'all', id))
    const step = row && (await findLastStep(tx, id))
    if (!request || !row || step?.accountId !== account.id) throw notFound()
    if (!step.formerState || row.leftAt) throw new HttpError(409, 'decisionKnown')
    // Since the refusal, the requester may have asked for other leave at these hours.
    const others = openStates.includes(request.state) ? [] : await listRequestsOf(tx, [request.personId])
    if (overlapsOf(await listTypeRows(tx), request, others).length > 0) throw new HttpError(409, 'leaveTaken')
    await deleteStep(tx, step.id)
    await writeState(tx, id, step.formerState)
  })
}

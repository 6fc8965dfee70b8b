import type { LeaveState, LeaveStep } from '@atrium/contract/leave'
import type { Database } from '#db/types.ts'
import { listSteps } from './leave.repo.ts'

interface Steps {
  /** Oldest first. */
  steps: LeaveStep[]
  /** Of the last step: a decision that the requester does not know yet. */
  held?: { accountId: number | null; notifyAt: Date; formerState: LeaveState }
}

/** The steps of requests by the id of the request. */
export async function stepsOf(db: Database, ids: readonly number[]): Promise<Map<number, Steps>> {
  const found = new Map<number, Steps>(ids.map((id) => [id, { steps: [] }]))
  if (ids.length === 0) return found
  for (const { step, by } of await listSteps(db, ids)) {
    const { requestId, accountId, action, words, createdAt, notifyAt, formerState } = step
    const known = found.get(requestId)
    if (!known) continue
    known.steps.push({ action, by: by ?? '', words, at: createdAt.toISOString() })
    if (notifyAt && formerState) known.held = { accountId, notifyAt, formerState }
  }
  return found
}

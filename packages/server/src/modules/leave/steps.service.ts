import type { LeaveStep } from '@atrium/contract/leave'
import type { Database } from '#db/types.ts'
import { listSteps } from './leave.repo.ts'

/** The steps of requests by the id of the request. */
export async function stepsOf(db: Database, ids: readonly number[]): Promise<Map<number, LeaveStep[]>> {
  const steps = new Map<number, LeaveStep[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return steps
  for (const { step, by } of await listSteps(db, ids))
    steps.get(step.requestId)?.push({
      action: step.action,
      by: by ?? '',
      words: step.words,
      at: step.createdAt.toISOString(),
    })
  return steps
}

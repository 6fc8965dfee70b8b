import type { AccountRecord } from '#db/accounts.ts'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { lockVisible } from './applicationRights.repo.ts'
import { updateApplication } from './applications.repo.ts'
import { viewerOf } from './viewer.ts'

/**
 * Moves an application to "hired" and names the record that the candidate got, in the transaction that adds the record: there is
 * no undo afterwards. Throws 404 for an application that the caller may not see, 403 without `hiring.manage`, 409 when the
 * application has changed since `revision` or its candidate has a record.
 */
export async function hireCandidate(
  tx: Database,
  by: AccountRecord,
  { id, revision, personId }: { id: number; revision: number; personId: number },
  at: Date,
): Promise<void> {
  const viewer = viewerOf(by)
  const [application] = await lockVisible(tx, viewer, [id])
  if (!application) throw notFound()
  if (!viewer.isManaging) throw new HttpError(403, 'permissionMissing')
  if (application.revision !== revision || application.personId !== null)
    throw new HttpError(409, 'changedMeanwhile')
  await updateApplication(tx, id, { personId, stage: 'hired', stageAt: at, revision: revision + 1 })
  await insertApplicationEvents(tx, [
    { applicationId: id, accountId: by.id, kind: 'hired', data: { personId }, createdAt: at },
  ])
}

import { applicantActor } from '@atrium/contract/audit'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import { deleteTraces, insertApplicationEvents } from '#db/applicationEvents.ts'
import { nameActor } from '#db/audit.ts'
import { applicationEvents, applications, files, mails } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { FileRecord } from '#storage/files.repo.ts'

export type ApplicationRecord = typeof applications.$inferSelect

/** The application of a link with the record of its CV; `undefined` for an unknown token. */
export async function findByLink(
  db: Database,
  linkHash: string,
): Promise<{ application: ApplicationRecord; file: FileRecord } | undefined> {
  const [row] = await db
    .select({ application: applications, file: files })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvFileId))
    .where(eq(applications.linkHash, linkHash))
  return row
}

/**
 * Locks the application with a token, of its link or to confirm another address, until the end of the transaction: two acts
 * at once follow each other. The audit log names the applicant in what follows. `undefined` for an unknown token.
 */
export async function lockBy(
  tx: Database,
  column: 'linkHash' | 'newEmailHash',
  hash: string,
): Promise<ApplicationRecord | undefined> {
  await nameActor(tx, applicantActor)
  const [row] = await tx.select().from(applications).where(eq(applications[column], hash)).for('update')
  return row
}

/** The stage before the last move; `undefined` when there was no move. */
export async function findEarlierStage(
  db: Database,
  id: number,
): Promise<ApplicationRecord['stage'] | undefined> {
  const [event] = await db
    .select({ data: applicationEvents.data })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'stage')))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return event?.data.from as ApplicationRecord['stage'] | undefined
}

/** Changes an application for its applicant, with an entry in its history. */
export async function changeByApplicant(
  tx: Database,
  { id }: ApplicationRecord,
  values: Partial<ApplicationRecord>,
  event: Omit<Parameters<typeof insertApplicationEvents>[1][number], 'applicationId' | 'accountId'>,
): Promise<void> {
  await tx
    .update(applications)
    .set({ ...values, revision: sql`${applications.revision} + 1` })
    .where(eq(applications.id, id))
  await insertApplicationEvents(tx, [{ ...event, applicationId: id, accountId: null }])
}

/** Lets the mails that wait carry another CV. */
export async function replaceAttachment(tx: Database, fileId: number, newId: number): Promise<void> {
  await tx
    .update(mails)
    .set({ attachmentFileIds: sql`array_replace(${mails.attachmentFileIds}, ${fileId}, ${newId})` })
    .where(and(eq(mails.status, 'queued'), sql`${fileId} = any(${mails.attachmentFileIds})`))
}

/** Deletes an application with its history and ratings, the mails about it, and what staff were notified of. */
export async function deleteWithMails(tx: Database, { id, reference }: ApplicationRecord): Promise<void> {
  await tx.delete(applications).where(eq(applications.id, id))
  await deleteTraces(tx, [id])
  // The mail to the company has no applicant.
  const hasReference = sql`position(${reference} in ${mails.subject} || ${mails.text}) > 0`
  await tx.delete(mails).where(and(like(mails.kind, 'application.%'), hasReference))
}

import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { meetingFiles, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles } from '#storage/files.repo.ts'

/** Rows of one statement; a statement has room for 65,535 values. */
const batchSize = 5000

/**
 * Deletes the files that no meeting of their owner has named since an instant, and returns their storage keys. A file
 * that no meeting names for the first time is marked with `at`; the mark is removed when a meeting names the file
 * again.
 */
export async function deleteUnnamedFiles(tx: Database, before: Date, at: Date): Promise<string[]> {
  const all = await tx
    .select({ accountId: meetingFiles.accountId, id: meetingFiles.id, fileId: meetingFiles.fileId })
    .from(meetingFiles)
  if (all.length === 0) return []
  // Compared here and not in the database: without statistics PostgreSQL compares every pair of rows.
  const named = await namedFiles(tx)
  const fileIdsOf = (isNamed: boolean) =>
    all.filter(({ accountId, id }) => named.has(`${accountId} ${id}`) === isNamed).map(({ fileId }) => fileId)
  const keys: string[] = []
  for (const ids of inChunks(fileIdsOf(true), batchSize))
    await tx
      .update(meetingFiles)
      .set({ unnamedSince: null })
      .where(and(inArray(meetingFiles.fileId, ids), isNotNull(meetingFiles.unnamedSince)))
  for (const ids of inChunks(fileIdsOf(false), batchSize)) {
    await tx
      .update(meetingFiles)
      .set({ unnamedSince: at })
      .where(and(inArray(meetingFiles.fileId, ids), isNull(meetingFiles.unnamedSince)))
    const removed = await tx
      .delete(meetingFiles)
      .where(and(inArray(meetingFiles.fileId, ids), lt(meetingFiles.unnamedSince, before)))
      .returning({ fileId: meetingFiles.fileId })
    const gone = removed.map(({ fileId }) => fileId)
    keys.push(...(await deleteFiles(tx, gone)))
  }
  return keys
}

/** The files that meetings name: owner and id of each file. */
async function namedFiles(tx: Database): Promise<Set<string>> {
  const rows = await tx
    .select({ accountId: meetings.accountId, attachments: meetings.attachments })
    .from(meetings)
    .where(and(eq(meetings.isDeleted, false), sql`jsonb_array_length(${meetings.attachments}) > 0`))
  return new Set(
    rows.flatMap(({ accountId, attachments }) => attachments.map(({ id }) => `${accountId} ${id}`)),
  )
}

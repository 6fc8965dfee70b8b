import { and, eq, ne, sql } from 'drizzle-orm'
import { files, meetingFiles, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, type FileRecord, insertFile } from '#storage/files.repo.ts'

/** A file and the id that the browser of its owner chose. */
export interface OwnFile {
  accountId: number
  id: string
}

const isOwn = ({ accountId, id }: OwnFile) =>
  and(eq(meetingFiles.accountId, accountId), eq(meetingFiles.id, id))

export async function findMeetingFile(db: Database, own: OwnFile): Promise<FileRecord | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(meetingFiles)
    .innerJoin(files, eq(files.id, meetingFiles.fileId))
    .where(isOwn(own))
  return row?.file
}

/** A file of a meeting to which a person is invited, under the id that the organiser's browser chose. */
export async function findInvitedFile(
  db: Database,
  { accountId, id }: OwnFile,
): Promise<FileRecord | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(meetingPeople)
    .innerJoin(meetings, eq(meetings.id, meetingPeople.meetingId))
    .innerJoin(meetingFiles, and(eq(meetingFiles.accountId, meetings.accountId), eq(meetingFiles.id, id)))
    .innerJoin(files, eq(files.id, meetingFiles.fileId))
    .where(
      and(
        eq(meetingPeople.accountId, accountId),
        eq(meetingPeople.isRemoved, false),
        eq(meetings.isDeleted, false),
        sql`${meetings.attachments} @> ${JSON.stringify([{ id }])}::jsonb`,
      ),
    )
    .limit(1)
  return row?.file
}

/** The bytes of all other files of the person; each file counts as at least `least` bytes. */
export async function sumOtherFiles(
  db: Database,
  { accountId, id }: OwnFile,
  least: number,
): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(greatest(${files.size}, ${least}::int)), 0)` })
    .from(meetingFiles)
    .innerJoin(files, eq(files.id, meetingFiles.fileId))
    .where(and(eq(meetingFiles.accountId, accountId), ne(meetingFiles.id, id)))
  return Number(row?.bytes ?? 0)
}

/** Replaces the record of a file; returns the storage key of the earlier file. */
export async function replaceMeetingFile(
  tx: Database,
  own: OwnFile,
  file: typeof files.$inferInsert,
): Promise<string | undefined> {
  const before = await findMeetingFile(tx, own)
  const fileId = await insertFile(tx, file)
  await tx
    .insert(meetingFiles)
    .values({ ...own, fileId, ...(file.createdAt && { createdAt: file.createdAt }) })
    .onConflictDoUpdate({
      target: [meetingFiles.accountId, meetingFiles.id],
      set: { fileId, unnamedSince: null },
    })
  if (!before) return undefined
  const [removed] = await deleteFiles(tx, [before.id])
  return removed
}

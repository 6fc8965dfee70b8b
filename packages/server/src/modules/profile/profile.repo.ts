import { asc, eq, type Placeholder, sql } from 'drizzle-orm'
import { prepared } from '#db/prepared.ts'
import { employees, files, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, type FileRecord, insertFile } from '#storage/files.repo.ts'

type PersonRecord = typeof users.$inferSelect

const personStatement = prepared((db) =>
  db
    .select({ person: users, photo: files })
    .from(users)
    .leftJoin(files, eq(files.id, users.photoFileId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_person'),
)

/** A person and their photo. */
export async function findPerson(
  db: Database,
  id: number,
): Promise<{ person: PersonRecord; photo: FileRecord | null } | undefined> {
  const [row] = await personStatement(db).execute({ id })
  return row
}

/** The employees of an account: the e-mail address joins them, in any case. */
const hasEmail = (email: string | Placeholder) => eq(sql`lower(${employees.email})`, email)

const badgeStatement = prepared((db) =>
  db
    .select({ number: employees.number })
    .from(employees)
    .where(hasEmail(sql.placeholder('email')))
    .orderBy(asc(employees.number))
    .limit(1)
    .prepare('find_badge'),
)

/** The number of the badge of a person; `undefined` without one. */
export async function findBadge(db: Database, email: string): Promise<number | undefined> {
  const [row] = await badgeStatement(db).execute({ email })
  return row?.number
}

/** Changes the phone number of a person and of their badge. */
export async function updatePhone(tx: Database, id: number, phone: string): Promise<void> {
  const [person] = await tx.update(users).set({ phone }).where(eq(users.id, id)).returning()
  if (person) await tx.update(employees).set({ phone }).where(hasEmail(person.email))
}

/**
 * Replaces or removes the photo of a person; returns the storage key of the earlier photo. Locks the person, so that
 * simultaneous changes run one after another.
 */
export async function replacePhoto(
  tx: Database,
  userId: number,
  photo?: typeof files.$inferInsert,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ fileId: users.photoFileId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  const photoFileId = photo ? await insertFile(tx, photo) : null
  await tx.update(users).set({ photoFileId }).where(eq(users.id, userId))
  if (!before?.fileId) return undefined
  const [removed] = await deleteFiles(tx, [before.fileId])
  return removed
}

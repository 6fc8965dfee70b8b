import type { Preferences } from '@atrium/contract/accounts'
import type { IsoDay } from '@atrium/contract/days'
import { eq, inArray, sql } from 'drizzle-orm'
import { isLead } from '#db/leads.ts'
import { prepared } from '#db/prepared.ts'
import { employees, files, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, type FileRecord, insertFile } from '#storage/files.repo.ts'

type PersonRecord = typeof users.$inferSelect

const personStatement = prepared((db) =>
  db
    .select({
      person: users,
      photo: files,
      badge: employees.number,
      birthday: employees.birthday,
      isBirthdayShared: employees.isBirthdayShared,
      isLead: isLead(users.employeeId),
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.photoFileId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_person'),
)

interface FoundPerson {
  person: PersonRecord
  photo: FileRecord | null
  /** The number of the badge. */
  badge: number | null
  birthday: IsoDay | null
  isBirthdayShared: boolean | null
  /** Whether the person is the manager or the deputy of somebody. */
  isLead: boolean
}

/** A person with photo, badge and duties. */
export async function findPerson(db: Database, id: number): Promise<FoundPerson | undefined> {
  const [row] = await personStatement(db).execute({ id })
  return row
}

/** Changes the phone number of a person; a trigger changes the record of the employee, which the badge shows. */
export async function updatePhone(tx: Database, id: number, phone: string): Promise<void> {
  await tx.update(users).set({ phone }).where(eq(users.id, id))
}

/** Changes the language of the mails to a person, and whether colleagues see the birthday. */
export async function savePreferences(
  tx: Database,
  id: number,
  { mailLanguage, isBirthdayShared }: Preferences,
): Promise<void> {
  const own = eq(users.id, id)
  if (mailLanguage) await tx.update(users).set({ language: mailLanguage }).where(own)
  if (isBirthdayShared !== undefined)
    await tx
      .update(employees)
      .set({ isBirthdayShared })
      .where(inArray(employees.id, tx.select({ id: users.employeeId }).from(users).where(own)))
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

import { type Preferences, readSettings } from '@atrium/contract/accounts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { accountColumns, ownsAccount } from '#db/accounts.ts'
import { isLead, isReviewer } from '#db/leads.ts'
import { photoHash, photoOf } from '#db/photos.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, files, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, insertFile } from '#storage/files.repo.ts'

const personStatement = prepared((db) =>
  db
    .select({
      person: accountColumns,
      photo: photoOf,
      birthday: people.birthday,
      isBirthdayShared: people.isBirthdayShared,
      isLead: isLead(accounts.personId),
      isReviewer: isReviewer(accounts.personId),
    })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('find_person'),
)

/** The person of an account, with photo and duties. */
export async function findPerson(db: Database, id: number) {
  const [row] = await personStatement(db).execute({ id })
  return row
}

const photoStatement = prepared((db) =>
  db
    .select({ key: files.key })
    .from(people)
    .innerJoin(files, eq(files.id, people.photoFileId))
    .where(and(isNull(people.leftAt), eq(photoHash, sql.placeholder('hash'))))
    .limit(1)
    .prepare('find_photo'),
)

/** The storage key of the photo with a hash, of a person who has not left. */
export async function findPhoto(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await photoStatement(db).execute({ hash })
  return row?.key
}

/** Whether a person is that of an account. */
const isOwnerOf = (tx: Database, accountId: number) =>
  inArray(people.id, tx.select({ id: accounts.personId }).from(accounts).where(eq(accounts.id, accountId)))

/** Changes the phone number of the person of an account. */
export async function updatePhone(tx: Database, accountId: number, phone: string): Promise<void> {
  await tx.update(people).set({ phone }).where(isOwnerOf(tx, accountId))
}

/** Changes the language of the mails to a person, whether colleagues see the birthday, and the named settings. */
export async function savePreferences(
  tx: Database,
  id: number,
  { mailLanguage, isBirthdayShared, settings }: Preferences,
): Promise<void> {
  if (mailLanguage) await tx.update(accounts).set({ language: mailLanguage }).where(eq(accounts.id, id))
  if (settings)
    await tx
      .update(accounts)
      .set({ settings: sql`${accounts.settings} || ${JSON.stringify(readSettings(settings))}::jsonb` })
      .where(eq(accounts.id, id))
  if (isBirthdayShared !== undefined)
    await tx.update(people).set({ isBirthdayShared }).where(isOwnerOf(tx, id))
}

/**
 * Replaces or removes the photo of a person; returns the storage key of the earlier photo. Locks the person, so that
 * simultaneous changes run one after another.
 */
export async function replacePhoto(
  tx: Database,
  accountId: number,
  photo?: typeof files.$inferInsert,
): Promise<string | undefined> {
  const [before] = await tx
    .select({ fileId: people.photoFileId })
    .from(people)
    .where(isOwnerOf(tx, accountId))
    .for('update')
  const photoFileId = photo ? await insertFile(tx, photo) : null
  await tx.update(people).set({ photoFileId }).where(isOwnerOf(tx, accountId))
  if (!before?.fileId) return undefined
  const [removed] = await deleteFiles(tx, [before.fileId])
  return removed
}

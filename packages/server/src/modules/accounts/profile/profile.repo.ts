import { type Preferences, readSettings } from '@atrium/contract/accounts'
import { eq, inArray, sql } from 'drizzle-orm'
import { accountColumns, ownsAccount } from '#db/accounts.ts'
import { isLead } from '#db/leads.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, files, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles, insertFile } from '#storage/files.repo.ts'

const personStatement = prepared((db) =>
  db
    .select({
      person: accountColumns,
      photo: files,
      birthday: people.birthday,
      isBirthdayShared: people.isBirthdayShared,
      isLead: isLead(accounts.personId),
    })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .leftJoin(files, eq(files.id, people.photoFileId))
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('find_person'),
)

/** The person of an account, with photo and duties. */
export async function findPerson(db: Database, id: number) {
  const [row] = await personStatement(db).execute({ id })
  return row
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

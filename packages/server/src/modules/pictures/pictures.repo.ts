import { eq, sql } from 'drizzle-orm'
import { prepared } from '#db/prepared.ts'
import { files, pictures } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { insertFile } from '#storage/files.repo.ts'

export async function insertPicture(
  tx: Database,
  picture: Omit<typeof pictures.$inferInsert, 'fileId'>,
  file: typeof files.$inferInsert,
): Promise<void> {
  await tx.insert(pictures).values({ ...picture, fileId: await insertFile(tx, file) })
}

const keyStatement = prepared((db) =>
  db
    .select({ key: files.key })
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.fileId))
    .where(eq(pictures.id, sql.placeholder('id')))
    .prepare('find_picture'),
)

/** The storage key of a picture. */
export async function findPictureKey(db: Database, id: string): Promise<string | undefined> {
  const [row] = await keyStatement(db).execute({ id })
  return row?.key
}

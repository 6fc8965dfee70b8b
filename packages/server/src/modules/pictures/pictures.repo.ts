import { and, eq, sql } from 'drizzle-orm'
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

const fileStatement = prepared((db) =>
  db
    .select({ key: files.key, size: files.size })
    .from(pictures)
    .innerJoin(files, eq(files.id, pictures.fileId))
    .where(and(eq(pictures.id, sql.placeholder('id')), eq(files.mediaType, sql.placeholder('mediaType'))))
    .prepare('find_picture'),
)

/** The stored file of a picture or a film. */
export async function findFile(db: Database, id: string, mediaType: 'image/webp' | 'video/mp4') {
  const [row] = await fileStatement(db).execute({ id, mediaType })
  return row
}

import { and, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { content, contentVersions, letters, newsTexts, pictures } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { deleteFiles } from '#storage/files.repo.ts'

/** Every text that can name a picture or a film. */
const texts = sql.join(
  [
    sql`select ${content.draft}::text from ${content}`,
    sql`select ${content.published}::text from ${content}`,
    sql`select ${contentVersions.value}::text from ${contentVersions}`,
    sql`select ${newsTexts.body} from ${newsTexts}`,
    sql`select ${letters.texts}::text from ${letters}`,
  ],
  sql` union all `,
)

const named = sql`(
  select id[1] from (${texts}) as texts (words), regexp_matches(words, '[0-9a-f]{16}', 'g') as id
)`

/**
 * Deletes the pictures and films that nothing has named since an instant, and returns their storage keys. One that is found unnamed for
 * the first time is marked with `at`; the mark is removed when something names it again.
 */
export async function deleteUnnamedPictures(tx: Database, before: Date, at: Date): Promise<string[]> {
  const isNamed = inArray(pictures.id, named)
  await tx
    .update(pictures)
    .set({ unnamedSince: null })
    .where(and(isNotNull(pictures.unnamedSince), isNamed))
  await tx
    .update(pictures)
    .set({ unnamedSince: at })
    .where(and(isNull(pictures.unnamedSince), not(isNamed)))
  const removed = await tx
    .delete(pictures)
    .where(lt(pictures.unnamedSince, before))
    .returning({ fileId: pictures.fileId })
  return deleteFiles(
    tx,
    removed.map(({ fileId }) => fileId),
  )
}

import type { Logo } from '@atrium/contract/core'
import { and, eq, sql } from 'drizzle-orm'
import { content, files } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { insertFile } from '#storage/files.repo.ts'

/** The storage key of a logo, and whether it is seen on a dark ground only. */
export async function findLogo(
  db: Database,
  hash: string,
): Promise<{ key: string; isLight: boolean } | undefined> {
  const [row] = await db
    .select({ key: files.key, isLight: sql<boolean>`(${content.draft} ->> 'isLight')::boolean` })
    .from(content)
    .innerJoin(files, sql`${files.id} = (${content.draft} ->> 'fileId')::integer`)
    .where(and(eq(content.kind, 'logo'), eq(content.key, hash)))
  return row
}

/** Logos stay: a version of the history may name them. */
export async function insertLogo(tx: Database, logo: Logo, file: typeof files.$inferInsert): Promise<void> {
  const fileId = await insertFile(tx, file)
  await tx.insert(content).values({ kind: 'logo', key: logo.hash, draft: { ...logo, fileId } })
}

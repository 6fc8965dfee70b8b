import type { Logo } from '@atrium/contract/core'
import type { SiteFacts } from '@atrium/contract/site'
import { and, desc, eq, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import { accounts, content, contentVersions, files, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { insertFile } from '#storage/files.repo.ts'

const isSite = eq(content.kind, 'site')

/** The row of the facts about the company; `undefined` before the first change. */
export async function findSite(db: Database) {
  const [row] = await db
    .select({ content, by: fullNameColumn(people) })
    .from(content)
    .leftJoin(accounts, eq(accounts.id, content.changedBy))
    .leftJoin(people, ownsAccount)
    .where(isSite)
  return row && { ...row.content, by: row.by ?? '' }
}

/** What visitors read; `undefined` before the first publication. */
export async function findPublishedSite(db: Database): Promise<Partial<SiteFacts> | undefined> {
  const [row] = await db.select({ published: content.published }).from(content).where(isSite)
  return row?.published ?? undefined
}

/** Writes the draft unless its revision is another one; returns whether it was written. */
export async function writeDraft(
  tx: Database,
  { facts, revision, ...change }: { facts: SiteFacts; revision: number; changedAt: Date; changedBy: number },
): Promise<boolean> {
  const next = { draft: facts, revision: revision + 1, ...change }
  const written = await tx
    .insert(content)
    .values({ kind: 'site', ...next })
    .onConflictDoUpdate({
      target: content.kind,
      targetWhere: sql`${content.kind} = 'site'`,
      set: next,
      setWhere: eq(content.revision, revision),
    })
    .returning({ id: content.id })
  return written.length > 0
}

/** Makes the draft what visitors read, unless its revision is another one; returns whether it did. */
export async function publishDraft(
  tx: Database,
  { revision, accountId, at }: { revision: number; accountId: number; at: Date },
): Promise<boolean> {
  const [row] = await tx
    .update(content)
    .set({ published: sql`${content.draft}` })
    .where(and(isSite, eq(content.revision, revision)))
    .returning({ id: content.id, value: content.draft })
  if (!row) return false
  const number = sql`1 + coalesce((select max(${contentVersions.number}) from ${contentVersions} where ${contentVersions.contentId} = ${row.id}), 0)`
  await tx
    .insert(contentVersions)
    .values({ contentId: row.id, number: number as never, value: row.value, accountId, createdAt: at })
  return true
}

/** The latest publications with the names of those who made them. */
export const listVersions = (db: Database, contentId: number, most: number) =>
  db
    .select({ version: contentVersions, by: fullNameColumn(people) })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.accountId))
    .leftJoin(people, ownsAccount)
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.number))
    .limit(most)

/** The storage key of a logo. */
export async function findLogo(db: Database, hash: string): Promise<{ key: string } | undefined> {
  const [row] = await db
    .select({ key: files.key })
    .from(content)
    .innerJoin(files, sql`${files.id} = (${content.draft} ->> 'fileId')::integer`)
    .where(and(eq(content.kind, 'logo'), sql`${content.draft} ->> 'hash' = ${hash}`))
    .limit(1)
  return row
}

/** Logos stay: a version of the history may name them. */
export async function insertLogo(tx: Database, logo: Logo, file: typeof files.$inferInsert): Promise<void> {
  const fileId = await insertFile(tx, file)
  await tx.insert(content).values({ kind: 'logo', draft: { ...logo, fileId } })
}

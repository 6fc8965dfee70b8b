import type { Language } from '@atrium/contract/core'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { member, memberColumns, namesMember } from '#db/members.ts'
import { fullNameColumn } from '#db/people.ts'
import { accounts, content, contentVersions, editors, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** Names an item. */
export interface ItemName {
  kind: string
  key: string
}

export type ItemRow = Awaited<ReturnType<typeof listRows>>[number]

const isItem = ({ kind, key }: ItemName) => and(eq(content.kind, kind), eq(content.key, key))

const rows = (db: Database) =>
  db
    .select({ content, by: fullNameColumn(people), person: memberColumns })
    .from(content)
    .leftJoin(accounts, eq(accounts.id, content.changedBy))
    .leftJoin(people, ownsAccount)
    .leftJoin(member, namesMember(content.draft))

const named = <Row extends { content: object; by: string | null; person: unknown }>(row: Row) => ({
  ...(row.content as Row['content']),
  by: row.by ?? '',
  person: row.person as Row['person'],
})

/** The items of a kind in their order, with the names of those who changed them last. */
export const listRows = async (db: Database, kind: string) =>
  (await rows(db).where(eq(content.kind, kind)).orderBy(asc(content.position), asc(content.id))).map(named)

export async function findRow(db: Database, item: ItemName): Promise<ItemRow | undefined> {
  const [row] = await rows(db).where(isItem(item))
  return row && named(row)
}

/** What visitors read, by kind and in the order of the kind; `published` is empty for an item that they do not see. */
export const listPublished = (db: Database) =>
  db
    .select({ kind: content.kind, key: content.key, published: content.published })
    .from(content)
    .where(ne(content.kind, 'site'))
    .orderBy(asc(content.position), asc(content.id))

/** Whether the records have a person, who may have left. */
export const isPerson = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(people, eq(people.id, id))) > 0

/** Deletes the unchanged copies of shipped items. */
export const deleteShipped = async (tx: Database): Promise<void> => {
  const versions = tx
    .select({ number: contentVersions.number })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, content.id))
  await tx
    .delete(content)
    .where(
      and(ne(content.kind, 'site'), eq(content.revision, 1), isNull(content.changedBy), notExists(versions)),
    )
}

/** Adds items; those that exist stay as they are. Returns whether all are new. */
export async function addRows(tx: Database, added: (typeof content.$inferInsert)[]): Promise<boolean> {
  const rows = await tx.insert(content).values(added).onConflictDoNothing().returning({ id: content.id })
  return rows.length === added.length
}

/** The number of items of each kind whose publication is asked for. */
export const countAsked = (db: Database) =>
  db
    .select({ kind: content.kind, number: count() })
    .from(content)
    .where(eq(content.isAsked, true))
    .groupBy(content.kind)

interface DraftChange extends ItemName {
  revision: number
  draft: Record<string, unknown>
  outdated?: Language[]
  changedAt: Date
  /** Empty for a command. */
  changedBy: number | null
}

const nothingPlanned = { publishAt: null, publishBy: null, isAsked: false }

/** Writes the draft unless its revision is another one; returns whether it was written. */
export async function writeDraft(tx: Database, { kind, key, revision, ...change }: DraftChange) {
  const written = await tx
    .update(content)
    .set({ ...change, revision: revision + 1, isRemoved: false, ...nothingPlanned })
    .where(and(isItem({ kind, key }), eq(content.revision, revision)))
    .returning({ id: content.id })
  return written.length > 0
}

/** Changes what is to become of the draft, unless its revision is another one; returns whether it did. */
export async function writePlan(
  tx: Database,
  { revision, ...item }: ItemName & { revision?: number },
  plan: Partial<
    Pick<typeof content.$inferInsert, 'publishAt' | 'publishBy' | 'isAsked' | 'isRemoved' | 'previewHash'>
  >,
): Promise<boolean> {
  const written = await tx
    .update(content)
    .set({ ...nothingPlanned, ...plan })
    .where(and(isItem(item), revision === undefined ? undefined : eq(content.revision, revision)))
    .returning({ id: content.id })
  return written.length > 0
}

/** Deletes an item that was never published; returns whether it did. */
export async function deleteUnpublished(tx: Database, item: ItemName): Promise<boolean> {
  const deleted = await tx
    .delete(content)
    .where(and(isItem(item), isNull(content.published), eq(content.isRemoved, false)))
    .returning({ id: content.id })
  return deleted.length > 0
}

/** Gives the draft of an item its private link, in the place of a former one; returns whether there is a draft. */
export async function writePreview(tx: Database, item: ItemName, previewHash: string, previewUntil: Date) {
  const hasDraft = or(isNull(content.published), ne(content.published, content.draft))
  const written = await tx
    .update(content)
    .set({ previewHash, previewUntil })
    .where(and(isItem(item), eq(content.isRemoved, false), hasDraft))
    .returning({ id: content.id })
  return written.length > 0
}

/** The draft of a private link that has not ended. */
export async function findPreview(db: Database, previewHash: string, now: Date) {
  const [row] = await db
    .select({ kind: content.kind, draft: content.draft, person: memberColumns })
    .from(content)
    .leftJoin(member, namesMember(content.draft))
    .where(and(eq(content.previewHash, previewHash), gt(content.previewUntil, now)))
  return row
}

interface Publication {
  accountId: number | null
  at: Date
}

/** Makes the draft what visitors read, unless its revision is another one; returns whether it did. */
export const publishDraft = (
  tx: Database,
  { revision, ...item }: ItemName & { revision: number },
  publication: Publication,
): Promise<boolean> => publishWhere(tx, and(isItem(item), eq(content.revision, revision)), publication)

/** Publishes a draft whose time has come; `false` when another server has done so. */
export const publishPlanned = (tx: Database, id: number, publication: Publication): Promise<boolean> =>
  publishWhere(tx, and(eq(content.id, id), lte(content.publishAt, publication.at)), publication)

async function publishWhere(
  tx: Database,
  condition: ReturnType<typeof and>,
  { accountId, at }: Publication,
): Promise<boolean> {
  const [row] = await tx
    .update(content)
    .set({
      published: sql`case when ${content.isRemoved} then null else ${content.draft} end`,
      ...{ ...nothingPlanned, previewHash: null },
    })
    .where(condition)
    .returning({ id: content.id, value: content.published })
  if (row?.value) {
    const number = sql`1 + coalesce((select max(${contentVersions.number}) from ${contentVersions} where ${contentVersions.contentId} = ${row.id}), 0)`
    await tx
      .insert(contentVersions)
      .values({ contentId: row.id, number: number as never, value: row.value, accountId, createdAt: at })
  }
  return row !== undefined
}

/** The items whose time has come, and who planned them. */
export const listDue = (db: Database, now: Date) =>
  db
    .select({ id: content.id, publishBy: content.publishBy })
    .from(content)
    .where(and(isNotNull(content.publishAt), lte(content.publishAt, now)))

/** Gives an item its place. */
export const writePosition = async (tx: Database, item: ItemName, position: number): Promise<void> => {
  await tx
    .update(content)
    .set({ position })
    .where(and(isItem(item), ne(content.position, position)))
}

/** The latest publications with the names of those who made them. */
export const listVersions = (db: Database, contentId: number, most: number) =>
  db
    .select({ version: contentVersions, by: fullNameColumn(people), person: memberColumns })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.accountId))
    .leftJoin(people, ownsAccount)
    .leftJoin(member, namesMember(contentVersions.value))
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.number))
    .limit(most)

/** Records that a person edits something. */
export async function writeEditor(
  db: Database,
  subject: string,
  accountId: number,
  seenAt: Date,
): Promise<void> {
  await db
    .insert(editors)
    .values({ subject, accountId, seenAt })
    .onConflictDoUpdate({ target: [editors.subject, editors.accountId], set: { seenAt } })
}

/** The full names of those who edit something since an instant, without one person. */
export const listEditors = (db: Database, subject: string, except: number, since: Date) =>
  db
    .select({ name: fullNameColumn(people) })
    .from(editors)
    .innerJoin(accounts, eq(accounts.id, editors.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(eq(editors.subject, subject), ne(editors.accountId, except), gt(editors.seenAt, since)))
    .orderBy(asc(people.surname), asc(people.name))

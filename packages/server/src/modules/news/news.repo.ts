import { type InLanguages, type Language, languagesOf, limits } from '@atrium/contract/core'
import { and, desc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import { prepared } from '#db/prepared.ts'
import { accounts, news, newsReads, newsTexts, people } from '#db/schema.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'
import type { NewsText } from './newsMarkdown.ts'

type NewsItemRow = typeof news.$inferSelect

type NewsRow = NewsItemRow & { texts: InLanguages<NewsText> }

/** Whether a person reads an item now: it is published, has not ended, and is for the unit of the person. */
const isShownTo = (accountId: SQL, now: SQL, today: SQL) =>
  and(
    lte(news.publishedAt, now),
    sql`coalesce(${news.endsOn} >= ${today}::date, true)`,
    sql`(${news.units} = '[]' or exists (
    select from ${accounts} as reader join ${people} as person on person.id = reader.person_id
    where reader.id = ${accountId} and ${news.units} @> to_jsonb(person.unit->>'AZ')
  ))`,
  )

export interface Reader {
  accountId: number
  now: Date
  /** The day of the company. */
  today: string
}

const isShown = ({ accountId, now, today }: Reader) =>
  isShownTo(sql`${accountId}`, sql`${now.toISOString()}::timestamptz`, sql`${today}`)

const listStatement = prepared((db) => {
  const before = sql.placeholder('before')
  const shown = db
    .select({ id: news.id })
    .from(news)
    .where(
      and(
        isShownTo(
          sql`${sql.placeholder('accountId')}::int`,
          sql`${sql.placeholder('now')}::timestamptz`,
          sql`${sql.placeholder('today')}`,
        ),
        sql`(${before}::int is null or (${news.publishedAt}, ${news.id}) < (
          select published_at, id from news where id = ${before}::int
        ))`,
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limits.shownNews)
  return db
    .select({ item: news, text: newsTexts, readBy: newsReads.accountId })
    .from(news)
    .leftJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .leftJoin(
      newsReads,
      and(eq(newsReads.newsId, news.id), eq(newsReads.accountId, sql.placeholder('accountId'))),
    )
    .where(inArray(news.id, shown))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .prepare('list_news')
})

/** The newest items that a person reads, at most `shownNews`, and whether the person has read them; `before` an item. */
export async function listNewsRows(
  db: Database,
  { accountId, now, today }: Reader,
  before: number | undefined,
): Promise<(NewsRow & { isRead: boolean })[]> {
  const rows = await listStatement(db).execute({
    ...{ accountId, now: now.toISOString(), today },
    before: before ?? null,
  })
  return gathered(
    rows.map(({ item, text, readBy }) => ({ item: { ...item, isRead: readBy !== null }, text })),
  )
}

/** Every item, drafts first, then the newest, with the number of its readers and without its bodies. */
export async function listNewsWithReaders(db: Database): Promise<(NewsRow & { readers: number })[]> {
  const { newsId, language, title, description } = newsTexts
  const rows = await db
    .select({
      item: news,
      text: { newsId, language, title, description, body: sql<string>`''` },
      readers: db.$count(newsReads, eq(newsReads.newsId, news.id)),
    })
    .from(news)
    .leftJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .orderBy(desc(news.publishedAt), desc(news.id))
  return gathered(rows.map(({ item, text, readers }) => ({ item: { ...item, readers }, text })))
}

/** Joins the rows of one item, one row for each language. */
function gathered<Item extends { id: number }>(
  rows: { item: Item; text: (NewsText & { language: Language }) | null }[],
): (Item & Pick<NewsRow, 'texts'>)[] {
  const found = new Map<number, Item & Pick<NewsRow, 'texts'>>()
  for (const { item, text } of rows) {
    const entry = found.get(item.id) ?? { ...item, texts: {} }
    if (text) entry.texts[text.language] = text
    found.set(item.id, entry)
  }
  return [...found.values()]
}

/** An item that a person can read, locked until the transaction ends, so that it is not removed meanwhile. */
export async function lockShownNews(
  tx: Database,
  reader: Reader,
  newsId: number,
): Promise<NewsItemRow | undefined> {
  const [found] = await tx
    .select()
    .from(news)
    .where(and(eq(news.id, newsId), isShown(reader)))
    .for('key share')
  return found
}

/** Marks an item as read by a person; returns whether the person can read it. Idempotent: the first reading counts. */
export async function markNews(tx: Database, reader: Reader, newsId: number): Promise<boolean> {
  const { accountId, now: readAt } = reader
  if (!(await lockShownNews(tx, reader, newsId))) return false
  await tx.insert(newsReads).values({ newsId, accountId, readAt }).onConflictDoNothing()
  return true
}

export async function markAllNews(tx: Database, reader: Reader): Promise<void> {
  const { accountId, now: readAt } = reader
  const found = await tx.select({ newsId: news.id }).from(news).where(isShown(reader)).for('key share')
  const reads = found.map(({ newsId }) => ({ newsId, accountId, readAt }))
  if (reads.length > 0) await tx.insert(newsReads).values(reads).onConflictDoNothing()
}

/** Returns the id of the new item. */
export async function insertNews(
  tx: Database,
  { texts, ...item }: Partial<Omit<NewsItemRow, 'id'>> & { texts: Record<Language, NewsText> },
): Promise<number> {
  const [row] = await tx.insert(news).values(item).returning({ id: news.id })
  if (!row) throw new Error('The news item was not written.')
  await writeTexts(tx, row.id, texts)
  return row.id
}

export async function writeTexts(
  tx: Database,
  newsId: number,
  texts: Record<Language, NewsText>,
): Promise<void> {
  await tx
    .insert(newsTexts)
    .values(languagesOf(texts).map((language) => ({ newsId, language, ...texts[language] })))
    .onConflictDoUpdate({
      target: [newsTexts.newsId, newsTexts.language],
      set: { title: sql`excluded.title`, description: sql`excluded.description`, body: sql`excluded.body` },
    })
}

/** An item, locked until the transaction ends. */
export async function lockNews(tx: Database, id: number): Promise<NewsItemRow | undefined> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update')
  return row
}

export async function updateNews(
  tx: Database,
  id: number,
  changes: Partial<Omit<NewsItemRow, 'id'>>,
): Promise<void> {
  await tx.update(news).set(changes).where(eq(news.id, id))
}

/** An item with its texts, its number of readers and who changed it. */
export async function findNews(db: Database, id: number) {
  const rows = await db
    .select({
      item: news,
      text: newsTexts,
      by: fullNameColumn(people),
      readers: db.$count(newsReads, eq(newsReads.newsId, news.id)),
    })
    .from(news)
    .leftJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .leftJoin(accounts, eq(accounts.id, news.changedBy))
    .leftJoin(people, ownsAccount)
    .where(eq(news.id, id))
  const [found] = gathered(
    rows.map(({ item, text, by, readers }) => ({ item: { ...item, by: by ?? '', readers }, text })),
  )
  return found
}

/** The open accounts of those who have not read an item that concerns them, by name. */
export const listUnreadBy = (db: Database, { id, units }: Pick<NewsItemRow, 'id' | 'units'>) =>
  db
    .select({
      accountId: accounts.id,
      name: sql<string>`${fullNameColumn(people)}`,
      firstName: people.name,
      email: accounts.email,
      language: accounts.language,
    })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .leftJoin(newsReads, and(eq(newsReads.accountId, accounts.id), eq(newsReads.newsId, id)))
    .where(
      and(
        isNull(accounts.deactivatedAt),
        isNull(people.leftAt),
        isNull(newsReads.accountId),
        units.length > 0 ? inArray(sql`${people.unit}->>'AZ'`, units) : undefined,
      ),
    )
    .orderBy(people.surname, people.name, accounts.id)

/** The units that people have, in three languages. */
export async function listUnits(db: Database): Promise<LocalizedText[]> {
  const rows = await db
    .selectDistinct({ unit: people.unit })
    .from(people)
    .where(and(isNull(people.leftAt), sql`${people.unit}->>'AZ' <> ''`))
  return rows.map(({ unit }) => unit)
}

export async function deleteReads(tx: Database, newsId: number): Promise<void> {
  await tx.delete(newsReads).where(eq(newsReads.newsId, newsId))
}

/** Marks the items that are due as announced, which makes browsers fetch the news. An item is announced by one server. */
export async function announceDue(db: Database, now: Date): Promise<void> {
  await db
    .update(news)
    .set({ announcedAt: now })
    .where(and(isNull(news.announcedAt), lte(news.publishedAt, now)))
}

/** Removes an item and its readers; returns its texts. */
export async function deleteNews(tx: Database, id: number): Promise<InLanguages<NewsText> | undefined> {
  const rows = await tx.select().from(newsTexts).where(eq(newsTexts.newsId, id))
  const removed = await tx.delete(news).where(eq(news.id, id)).returning({ id: news.id })
  if (removed.length === 0) return undefined
  return Object.fromEntries(
    rows.map(({ language, title, description, body }) => [language, { title, description, body }]),
  )
}

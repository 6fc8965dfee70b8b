import { type InLanguages, type Language, languagesOf } from '@atrium/contract/core'
import type { NewsTopic } from '@atrium/contract/news'
import { and, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '#db/prepared.ts'
import { news, newsReads, newsTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { NewsText } from './newsMarkdown.ts'

interface NewsRow {
  id: number
  publishedAt: Date
  topic: NewsTopic
  texts: InLanguages<NewsText>
}

const listStatement = prepared((db) =>
  db
    .select({ item: news, text: newsTexts, readBy: newsReads.accountId })
    .from(news)
    .leftJoin(newsTexts, eq(newsTexts.newsId, news.id))
    .leftJoin(
      newsReads,
      and(eq(newsReads.newsId, news.id), eq(newsReads.accountId, sql.placeholder('accountId'))),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .prepare('list_news'),
)

/** Every item, newest first, and whether the person has read it. */
export async function listNewsRows(
  db: Database,
  accountId: number,
): Promise<(NewsRow & { isRead: boolean })[]> {
  const rows = await listStatement(db).execute({ accountId })
  return gathered(
    rows.map(({ item, text, readBy }) => ({ item: { ...item, isRead: readBy !== null }, text })),
  )
}

/** Every item, newest first, and its number of readers. */
export async function listNewsWithReaders(db: Database): Promise<(NewsRow & { readers: number })[]> {
  const rows = await db
    .select({ item: news, text: newsTexts, readers: db.$count(newsReads, eq(newsReads.newsId, news.id)) })
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

/** Marks an item as read by a person; returns whether the item exists. Idempotent: the first reading counts. */
export async function markNews(
  tx: Database,
  accountId: number,
  newsId: number,
  readAt: Date,
): Promise<boolean> {
  // Locks the item until the transaction ends, so that it is not removed meanwhile.
  const [found] = await tx.select({ id: news.id }).from(news).where(eq(news.id, newsId)).for('key share')
  if (!found) return false
  await tx.insert(newsReads).values({ newsId, accountId, readAt }).onConflictDoNothing()
  return true
}

export async function markAllNews(tx: Database, accountId: number, readAt: Date): Promise<void> {
  const found = await tx.select({ newsId: news.id }).from(news).for('key share')
  const reads = found.map(({ newsId }) => ({ newsId, accountId, readAt }))
  if (reads.length > 0) await tx.insert(newsReads).values(reads).onConflictDoNothing()
}

/** Returns the id of the new item. */
export async function insertNews(
  tx: Database,
  { publishedAt, topic, texts }: Omit<NewsRow, 'id' | 'texts'> & { texts: Record<Language, NewsText> },
): Promise<number> {
  const [row] = await tx.insert(news).values({ publishedAt, topic }).returning({ id: news.id })
  if (!row) throw new Error('The news item was not written.')
  const { id: newsId } = row
  await tx
    .insert(newsTexts)
    .values(languagesOf(texts).map((language) => ({ newsId, language, ...texts[language] })))
  return newsId
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

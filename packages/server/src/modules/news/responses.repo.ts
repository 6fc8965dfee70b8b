import { type NewsComment, type NewsItem, newsReactions } from '@atrium/contract/news'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { accounts, newsReactionsGiven as given, newsComments, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

interface Item {
  id: number
  hasReactions: boolean
  hasComments: boolean
}

/** The reactions to each of the items and the number of its comments, as far as the item has them. */
export async function findResponses(
  db: Database,
  accountId: number,
  items: readonly Item[],
): Promise<(item: Item) => Pick<NewsItem, 'reactions' | 'comments'>> {
  const idsOf = (what: 'hasReactions' | 'hasComments') =>
    items.filter((item) => item[what]).map(({ id }) => id)
  const count = sql<number>`count(*)::int`
  const [liked, commented] = [idsOf('hasReactions'), idsOf('hasComments')]
  const reactions = liked.length
    ? await db
        .select({
          newsId: given.newsId,
          name: given.name,
          count,
          isOwn: sql<boolean>`bool_or(${given.accountId} = ${accountId})`,
        })
        .from(given)
        .where(inArray(given.newsId, liked))
        .groupBy(given.newsId, given.name)
    : []
  const comments = commented.length
    ? await db
        .select({ newsId: newsComments.newsId, count })
        .from(newsComments)
        .where(inArray(newsComments.newsId, commented))
        .groupBy(newsComments.newsId)
    : []
  return ({ id, hasReactions, hasComments }) => ({
    ...(hasReactions && {
      reactions: newsReactions.map((name) => {
        const found = reactions.find((one) => one.newsId === id && one.name === name)
        return { name, count: found?.count ?? 0, isOwn: found?.isOwn ?? false }
      }),
    }),
    ...(hasComments && { comments: comments.find(({ newsId }) => newsId === id)?.count ?? 0 }),
  })
}

type Reaction = typeof given.$inferSelect

export async function insertReaction(tx: Database, reaction: Reaction): Promise<void> {
  await tx.insert(given).values(reaction).onConflictDoNothing()
}

export async function deleteReaction(tx: Database, { newsId, accountId, name }: Reaction): Promise<void> {
  await tx
    .delete(given)
    .where(sql`(${given.newsId}, ${given.accountId}, ${given.name}) = (${newsId}, ${accountId}, ${name})`)
}

/** The comments below an item, oldest first, with the account of each. */
export async function listCommentRows(
  db: Database,
  newsId: number,
): Promise<(Omit<NewsComment, 'mayDelete'> & { accountId: number })[]> {
  const rows = await db
    .select({
      id: newsComments.id,
      accountId: newsComments.accountId,
      name: fullNameColumn(people),
      photo: photoOf,
      text: newsComments.text,
      at: newsComments.createdAt,
    })
    .from(newsComments)
    .innerJoin(accounts, eq(accounts.id, newsComments.accountId))
    .leftJoin(people, ownsAccount)
    .where(eq(newsComments.newsId, newsId))
    .orderBy(asc(newsComments.id))
  return rows.map(({ name, at, ...row }) => ({ ...row, name: name ?? '', at: at.toISOString() }))
}

export const countComments = (db: Database, newsId: number): Promise<number> =>
  db.$count(newsComments, eq(newsComments.newsId, newsId))

export async function insertComment(
  tx: Database,
  comment: Omit<typeof newsComments.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(newsComments).values(comment)
}

/** A comment, locked until the transaction ends. */
export async function lockComment(tx: Database, id: number) {
  const [row] = await tx.select().from(newsComments).where(eq(newsComments.id, id)).for('update')
  return row
}

export async function deleteCommentRow(tx: Database, id: number): Promise<void> {
  await tx.delete(newsComments).where(eq(newsComments.id, id))
}

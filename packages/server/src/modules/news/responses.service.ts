import { permissionsOfRole, type Role } from '@atrium/contract/accounts'
import { limits } from '@atrium/contract/core'
import type { NewsComment, NewsReaction } from '@atrium/contract/news'
import { recordRemoval } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import { lockShownNews, type Reader } from './news.repo.ts'
import {
  countComments,
  deleteCommentRow,
  deleteReaction,
  insertComment,
  insertReaction,
  listCommentRows,
  lockComment,
} from './responses.repo.ts'

const mayDeleteAny = (role: Role) => permissionsOfRole[role].includes('content.edit')

/** Throws 404 for an item that the person can't read, or that does not have it. */
async function requireShown(tx: Database, reader: Reader, id: number, what: 'hasReactions' | 'hasComments') {
  const item = await lockShownNews(tx, reader, id)
  if (!item?.[what]) throw notFound()
}

/** Adds or removes a reaction of a person. */
export async function react(
  tx: Database,
  reader: Reader,
  { id: newsId, name }: { id: number; name: NewsReaction },
  isOn: boolean,
): Promise<undefined> {
  await requireShown(tx, reader, newsId, 'hasReactions')
  await (isOn ? insertReaction : deleteReaction)(tx, { newsId, accountId: reader.accountId, name })
}

/** The comments below an item, for a person with a role. */
export async function listComments(
  db: Database,
  reader: Reader,
  role: Role,
  id: number,
): Promise<NewsComment[]> {
  await requireShown(db, reader, id, 'hasComments')
  const rows = await listCommentRows(db, id)
  return rows.map(({ accountId, ...comment }) => ({
    ...comment,
    mayDelete: accountId === reader.accountId || mayDeleteAny(role),
  }))
}

/** Throws 409 when the item has too many. */
export async function addComment(
  tx: Database,
  reader: Reader,
  newsId: number,
  text: string,
): Promise<undefined> {
  await requireShown(tx, reader, newsId, 'hasComments')
  if ((await countComments(tx, newsId)) >= limits.newsComments) throw new HttpError(409, 'commentsFull')
  await insertComment(tx, { newsId, accountId: reader.accountId, text, createdAt: reader.now })
}

/** Throws 404 for a comment that the person may not delete. The audit log has the removed words of others. */
export async function deleteComment(
  tx: Database,
  account: { id: number; role: Role },
  id: number,
): Promise<undefined> {
  const comment = await lockComment(tx, id)
  const isOwn = comment?.accountId === account.id
  if (!comment || !(isOwn || mayDeleteAny(account.role))) throw notFound()
  await deleteCommentRow(tx, id)
  if (!isOwn) await recordRemoval(tx, 'news_comments', comment.newsId, { text: comment.text })
}

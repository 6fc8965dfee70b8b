import type { Language, Notification } from '@atrium/contract'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { listNotificationRows, markAllNotifications, markNotification } from './notifications.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

/**
 * The notifications of a person, newest first, in the given language, else in English, else in any available language.
 */
export async function listNotifications(
  { database }: Parts,
  userId: number,
  language: Language,
): Promise<Notification[]> {
  const rows = await listNotificationRows(database.db, userId)
  return rows.map(({ id, topic, createdAt, readAt, texts }) => {
    const text = localize(texts, language)
    return {
      id,
      topic,
      notName: text?.title ?? '',
      notDesc: text?.description ?? '',
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    }
  })
}

/** Throws 404 for an unknown notification and for one of another person. */
export async function readNotification(
  { database, now }: Parts,
  userId: number,
  id: number,
): Promise<undefined> {
  if (!(await markNotification(database.db, userId, id, now()))) throw notFound()
}

export async function readAllNotifications({ database, now }: Parts, userId: number): Promise<undefined> {
  await markAllNotifications(database.db, userId, now())
}

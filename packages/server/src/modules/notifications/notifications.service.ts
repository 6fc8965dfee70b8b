import { company, dayAndTime, type Language } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { allOccurrences } from '@atrium/contract/meetings/series'
import type { Notification } from '@atrium/contract/notifications'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import {
  listNotificationRows,
  markAllNotifications,
  markNotification,
  type NotificationRow,
} from './notifications.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

/**
 * The notifications of a person, newest first, in the given language, else in English, else in any available language.
 */
export async function listNotifications(
  { database, now }: Parts,
  accountId: number,
  language: Language,
): Promise<Notification[]> {
  const rows = await listNotificationRows(database.db, accountId)
  const { day: today } = dayAndTime(now(), company.timeZone)
  return rows.map(({ id, topic, createdAt, href, readAt, meeting, time, texts }) => {
    const text = localize(texts, language)
    return {
      id,
      topic,
      notName: text?.title ?? '',
      notDesc: text?.description ?? '',
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
      ...(href && { href }),
      ...(meeting && { meeting: time ? { id: meeting.id, ...time } : placeOf(meeting, today) }),
    }
  })
}

/** The next day of the meeting, or its last one, where an earlier version noted no time. */
function placeOf({ id, recurrence, ...rest }: NonNullable<NotificationRow['meeting']>, today: IsoDay) {
  const { day, start, end } = rest
  if (!recurrence) return { id, day, start, end }
  const all = allOccurrences({ ...rest, recurrence })
  const next = all.find(({ day }) => day >= today) ?? all.at(-1)
  return next
    ? { id, day: next.day, start: next.start, end: next.end, occurrence: next.originalDay }
    : { id, day, start, end }
}

/** Throws 404 for an unknown notification and for one of another person. */
export async function readNotification(
  { database, now }: Parts,
  accountId: number,
  id: number,
): Promise<undefined> {
  if (!(await markNotification(database.db, accountId, id, now()))) throw notFound()
}

export async function readAllNotifications({ database, now }: Parts, accountId: number): Promise<undefined> {
  await markAllNotifications(database.db, accountId, now())
}

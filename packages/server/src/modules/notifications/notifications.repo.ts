import type { InLanguages, Language } from '@atrium/contract/core'
import type { NotificationTopic, NotifiedTime } from '@atrium/contract/notifications'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { insertMany } from '#db/insertMany.ts'
import { prepared } from '#db/prepared.ts'
import { meetingPeople, meetings, notifications, notificationTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export interface NotificationRow {
  id: number
  topic: NotificationTopic
  createdAt: Date
  href: string | null
  readAt: Date | null
  /** The meeting of the notification, while the person attends it. */
  meeting: Pick<
    typeof meetings.$inferSelect,
    'id' | 'day' | 'start' | 'end' | 'title' | 'notes' | 'recurrence'
  > | null
  /** The time of the meeting that the texts name. */
  time: NotifiedTime | undefined
  texts: InLanguages<{ title: string; description: string }>
}

const { id, day, start, end, title, notes, recurrence } = meetings
const takesPart = sql`(${meetings.accountId} = ${notifications.accountId} or exists (
  select from ${meetingPeople} as person
  where person.meeting_id = ${meetings.id} and person.user_id = ${notifications.accountId} and not person.is_removed
))`

const listStatement = prepared((db) =>
  db
    .select({
      notification: notifications,
      text: notificationTexts,
      meeting: { id, day, start, end, title, notes, recurrence },
    })
    .from(notifications)
    .leftJoin(
      meetings,
      and(eq(meetings.id, notifications.meetingId), eq(meetings.isDeleted, false), takesPart),
    )
    .leftJoin(notificationTexts, eq(notificationTexts.notificationId, notifications.id))
    .where(eq(notifications.accountId, sql.placeholder('accountId')))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .prepare('list_notifications'),
)

/** The notifications of a person in all available languages, newest first. */
export async function listNotificationRows(db: Database, accountId: number): Promise<NotificationRow[]> {
  const rows = await listStatement(db).execute({ accountId })
  const found = new Map<number, NotificationRow>()
  for (const { notification, text, meeting } of rows) {
    const { id, topic, createdAt, href, readAt, noted } = notification
    const entry = found.get(id) ?? {
      id,
      topic,
      createdAt,
      href,
      readAt,
      meeting,
      time: noted?.time,
      texts: {},
    }
    if (text) entry.texts[text.language] = text
    found.set(id, entry)
  }
  return [...found.values()]
}

/** A notification of one person. */
export interface NewNotification extends Omit<typeof notifications.$inferInsert, 'id'> {
  texts: readonly { language: Language; title: string; description: string }[]
}

export async function insertNotifications(tx: Database, added: readonly NewNotification[]): Promise<void> {
  const ids = await insertMany(
    tx,
    notifications,
    added.map(({ texts: _texts, ...notification }) => notification),
  )
  // Most people get the same text: the database receives each text once.
  const idsByTexts = new Map<NewNotification['texts'], number[]>()
  for (const [place, { texts }] of added.entries()) {
    const of = idsByTexts.get(texts) ?? []
    of.push(ids[place] ?? 0)
    idsByTexts.set(texts, of)
  }
  const written = [...idsByTexts].flatMap(([texts, of]) => texts.map((text) => ({ ...text, ids: of })))
  await tx.execute(sql`insert into ${notificationTexts} (notification_id, language, title, description)
    select id::int, written.language, written.title, written.description
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as written(
      ids jsonb, language text, title text, description text),
      jsonb_array_elements_text(written.ids) as id`)
}

/** Marks a notification of the person as read; returns whether it exists. Idempotent: the first reading counts. */
export async function markNotification(
  db: Database,
  accountId: number,
  id: number,
  readAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${readAt.toISOString()})` })
    .where(and(eq(notifications.id, id), eq(notifications.accountId, accountId)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllNotifications(db: Database, accountId: number, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
}

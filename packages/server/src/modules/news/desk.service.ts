import { permissionsOfRole, type Role } from '@atrium/contract/accounts'
import { company, dayAndTime, languages, pages } from '@atrium/contract/core'
import { companyInstant } from '@atrium/contract/meetings/calendar'
import {
  type DeskNews,
  type DeskNewsList,
  type NewsChanges,
  type NewsPublication,
  newsErrors,
} from '@atrium/contract/news'
import { changeAs } from '#db/audit.ts'
import { forgetSetting } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import { insertNotifications, notifyPublishers } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import {
  announceDue,
  deleteNews,
  deleteReads,
  findNews,
  insertNews,
  listNewsWithReaders,
  listUnits,
  listUnreadBy,
  lockNews,
  updateNews,
  writeTexts,
} from './news.repo.ts'
import { keyOf, type NewsTexts } from './news.service.ts'
import { newsPage, reminderMail } from './reminderMail.ts'

/** Milliseconds between two reminders of one item. */
const reminderSpan = 24 * 3_600_000

const noText = { title: '', description: '', body: '' }
const noTexts: NewsTexts = { AZ: noText, EN: noText, RU: noText }

type Editor = { id: number; role: Role }

const mayPublish = ({ role }: Editor) => permissionsOfRole[role].includes('content.publish')

type Row = Awaited<ReturnType<typeof listNewsWithReaders>>[number]

const stateOf = ({ id, topic, units, mustRead, hasReactions, hasComments, readers, ...row }: Row) => ({
  ...{ id, topic, units, mustRead, hasReactions, hasComments, readers },
  publishedAt: row.publishedAt?.toISOString() ?? null,
  endsOn: row.endsOn ?? '',
  askedAt: row.askedAt?.toISOString() ?? null,
})

export async function listDeskNews(db: Database): Promise<DeskNewsList> {
  const rows = await listNewsWithReaders(db)
  const items = rows.map((row) => {
    const titleOf = (language: (typeof languages)[number]) => row.texts[language]?.title ?? ''
    return { ...stateOf(row), titles: { AZ: titleOf('AZ'), EN: titleOf('EN'), RU: titleOf('RU') } }
  })
  return { items, units: await listUnits(db) }
}

export async function getDeskNews(db: Database, id: number): Promise<DeskNews> {
  const row = await findNews(db, id)
  if (!row) throw notFound()
  const { revision, texts, by, remindedAt } = row
  const unread = row.mustRead && row.publishedAt ? await listUnreadBy(db, row) : []
  return {
    ...stateOf(row),
    revision,
    texts: { AZ: texts.AZ ?? noText, EN: texts.EN ?? noText, RU: texts.RU ?? noText },
    unread: unread.map(({ name }) => name),
    remindedAt: remindedAt?.toISOString() ?? null,
    changedBy: by,
    unitNames: await listUnits(db),
  }
}

/** An item that the editor may change: colleagues read a published one. Throws 404, 403, or 409 for another revision. */
async function lockFor(tx: Database, editor: Editor, id: number, revision?: number) {
  const row = await lockNews(tx, id)
  if (!row) throw notFound()
  if (row.publishedAt && !mayPublish(editor)) throw new HttpError(403, 'newsPublished')
  if (revision !== undefined && row.revision !== revision) throw new HttpError(409, 'changedMeanwhile')
  return row
}

export async function addNews(tx: Database, editor: Editor): Promise<DeskNews> {
  return getDeskNews(tx, await insertNews(tx, { changedBy: editor.id, texts: noTexts }))
}

/** Throws 400 with the missing texts of an item that colleagues read or will read; and as `lockFor`. */
export async function saveNews(
  tx: Database,
  editor: Editor,
  id: number,
  { revision, texts, endsOn, isUnreadAgain, ...changes }: NewsChanges,
): Promise<DeskNews> {
  const before = await lockFor(tx, editor, id, revision)
  if (before.publishedAt) requireTexts(texts)
  await updateNews(tx, id, {
    ...changes,
    endsOn: endsOn || null,
    revision: revision + 1,
    changedBy: editor.id,
    askedAt: null,
  })
  await writeTexts(tx, id, texts)
  if (before.publishedAt && isUnreadAgain) await deleteReads(tx, id)
  return getDeskNews(tx, id)
}

function requireTexts(texts: NewsTexts): void {
  const errors = newsErrors(texts)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Throws as `saveNews`. */
export async function publishNews(
  tx: Database,
  editor: Editor,
  id: number,
  { revision, when, day = '', time = '' }: NewsPublication,
  now: Date,
): Promise<DeskNews> {
  await lockFor(tx, editor, id, revision)
  const { texts, endsOn } = await getDeskNews(tx, id)
  const publishedAt = when === 'never' ? null : when === 'now' ? now : companyInstant(day, time)
  if (publishedAt) {
    requireTexts(texts)
    if (publishedAt < now) throw invalid({ day: 'timePassed' })
    if (endsOn && endsOn < dayAndTime(publishedAt, company.timeZone).day)
      throw invalid({ day: 'newsEndTooEarly' })
  }
  await updateNews(tx, id, {
    publishedAt,
    revision: revision + 1,
    askedAt: null,
    announcedAt: when === 'now' ? now : null,
  })
  return getDeskNews(tx, id)
}

type Parts = Pick<Services, 'texts' | 'now'>

/** Notifies those who may publish, once until the next change. */
export async function askForPublication(
  tx: Database,
  { texts, now }: Parts,
  editor: Editor,
  id: number,
): Promise<DeskNews> {
  const row = await lockFor(tx, editor, id)
  const item = await getDeskNews(tx, id)
  requireTexts(item.texts)
  if (!row.askedAt) {
    await updateNews(tx, id, { askedAt: now() })
    await notifyPublishers(
      tx,
      { texts, now },
      {
        ...{ of: 'news', href: pages.newsItem.replace(':id', String(id)) },
        name: (language) => item.texts[language].title,
      },
    )
  }
  return getDeskNews(tx, id)
}

/**
 * Notifies everybody who has not read an item that must be read, also by mail; throws 409 within a day after the last
 * reminder.
 */
export async function remindOfNews(services: Services, accountId: number, id: number): Promise<DeskNews> {
  const item = await changeAs(services.database.db, accountId, (tx) => writeReminders(tx, services, id))
  services.outbox.wake()
  return item
}

async function writeReminders(tx: Database, services: Services, id: number): Promise<DeskNews> {
  const { texts, now, outbox } = services
  const row = await lockNews(tx, id)
  if (!row?.mustRead || !row.publishedAt || row.publishedAt > now()) throw notFound()
  if (row.remindedAt && now().getTime() - row.remindedAt.getTime() < reminderSpan)
    throw new HttpError(409, 'remindedToday')
  const item = await findNews(tx, id)
  const words = languages.map((language) => ({
    language,
    title: texts(language, 'mail:news.reminder'),
    description: localize(item?.texts ?? {}, language)?.title ?? '',
  }))
  const unread = await listUnreadBy(tx, row)
  await insertNotifications(
    tx,
    unread.map(({ accountId }) => ({ accountId, createdAt: now(), href: newsPage(id), texts: words })),
  )
  if (item)
    await outbox.put(
      tx,
      unread.map((person) => reminderMail(services, item, person)),
    )
  await updateNews(tx, id, { remindedAt: now() })
  return getDeskNews(tx, id)
}

/** Throws as `lockFor`. */
export async function deleteDeskNews(tx: Database, editor: Editor, id: number): Promise<undefined> {
  await lockFor(tx, editor, id)
  const texts = await deleteNews(tx, id)
  // A deleted item of a command may be published again.
  if (texts) await forgetSetting(tx, keyOf(texts))
}

/** Tells browsers about the items whose time has come. */
export const announceDueNews = ({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> =>
  announceDue(database.db, now())

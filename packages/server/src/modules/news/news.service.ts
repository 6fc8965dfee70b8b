import { createHash } from 'node:crypto'
import { company, dayAndTime, type InLanguages, type Language, languages } from '@atrium/contract/core'
import type { NewsItem, NewsTopic } from '@atrium/contract/news'
import { forgetSetting, rememberOnce } from '#db/settings.repo.ts'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { deleteNews, insertNews, listNewsRows, markAllNews, markNews } from './news.repo.ts'
import type { NewsText } from './newsMarkdown.ts'
import { findResponses } from './responses.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

/** A news item in each language. */
export type NewsTexts = Record<Language, NewsText>

/** A person who reads news now. */
export const readerOf = ({ now }: Pick<Parts, 'now'>, accountId: number) => ({
  accountId,
  now: now(),
  today: dayAndTime(now(), company.timeZone).day,
})

/** The items for a person, newest first, at most `shownNews` `before` an item, in the given language, else in English, else in any available language. */
export async function listNews(
  { database, now }: Parts,
  accountId: number,
  language: Language,
  before?: number,
): Promise<NewsItem[]> {
  const rows = await listNewsRows(database.db, readerOf({ now }, accountId), before)
  const responsesOf = await findResponses(database.db, accountId, rows)
  return rows.map((row) => {
    const { id, topic, publishedAt, mustRead, isRead, texts } = row
    const text = localize(texts, language)
    return {
      id,
      topic,
      notName: text?.title ?? '',
      notDesc: text?.description ?? '',
      body: text?.body ?? '',
      publishedAt: publishedAt?.toISOString() ?? '',
      isRead,
      ...(mustRead && { mustRead }),
      ...responsesOf(row),
    }
  })
}

/** Throws 404 for an unknown item. */
export async function readNews({ database, now }: Parts, accountId: number, id: number): Promise<undefined> {
  const isKnown = await database.db.transaction((tx) => markNews(tx, readerOf({ now }, accountId), id))
  if (!isKnown) throw notFound()
}

export async function readAllNews({ database, now }: Parts, accountId: number): Promise<undefined> {
  await database.db.transaction((tx) => markAllNews(tx, readerOf({ now }, accountId)))
}

/**
 * Publishes an item and returns its id; `undefined` for a duplicate of a published item. `isDryRun` only checks, and
 * returns 0.
 */
export async function publishNews(
  { database, now }: Parts,
  { topic, texts }: { topic: NewsTopic; texts: NewsTexts },
  isDryRun: boolean,
): Promise<number | undefined> {
  return database.db.transaction(async (tx) => {
    const publishedAt = now()
    const isNew = await rememberOnce(tx, keyOf(texts), { at: publishedAt.toISOString() }, isDryRun)
    if (!isNew) return undefined
    return isDryRun ? 0 : insertNews(tx, { publishedAt, announcedAt: publishedAt, topic, texts })
  })
}

/** Removes an item and returns whether it existed. The item may be published again. */
export async function removeNews({ database }: Parts, id: number): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const texts = await deleteNews(tx, id)
    if (texts) await forgetSetting(tx, keyOf(texts))
    return texts !== undefined
  })
}

/** Items with the same texts in all languages have the same key. */
export function keyOf(texts: InLanguages<NewsText>): string {
  const words = languages.map((language) => {
    const { title, description, body } = texts[language] ?? {}
    return [title, description, body]
  })
  return `news:${createHash('sha256').update(JSON.stringify(words)).digest('hex')}`
}

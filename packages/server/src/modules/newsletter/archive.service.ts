import {
  company,
  dayAndTime,
  type InLanguages,
  type Language,
  languagesOf,
  limits,
  pages,
  pickLanguage,
} from '@atrium/contract/core'
import { idParams } from '@atrium/contract/core/schema'
import {
  type LetterText,
  type PublishedLetter,
  type PublishedRow,
  writtenTexts,
} from '@atrium/contract/newsletter'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { type PageHead, type PageSource, parameterOf, shorten, titleOf } from '#website/pageHead.ts'
import { letterText } from './letterHtml.service.ts'
import { findLetter, type LetterRecord, listPublishedRows } from './letters.repo.ts'

const dayOf = ({ startedAt }: LetterRecord) => (startedAt ? dayAndTime(startedAt, company.timeZone).day : '')

/** The letters that search engines may list, newest first. */
export async function listPublishedLetters(db: Database): Promise<PublishedRow[]> {
  const rows = await listPublishedRows(db, limits.publishedLetters)
  return rows.map((row) => ({ id: row.id, day: dayOf(row), texts: writtenTexts(row.texts) }))
}

/** Throws 404 for a letter that has not begun to be sent. */
export async function getPublishedLetter(db: Database, id: number): Promise<PublishedLetter> {
  const row = await findLetter(db, id)
  if (!row?.startedAt) throw notFound()
  return { id, day: dayOf(row), isListed: row.isListed, texts: writtenTexts(row.texts) }
}

const pathOf = (id: number) => pages.publishedLetter.replace(':id', String(id))

/** The heads of the pages of letters; 404 for a letter that was not sent. */
export function letterPages({
  database: { db },
  texts,
  siteUrl,
}: Pick<Services, 'database' | 'texts' | 'siteUrl'>): PageSource {
  const headOf = async (path: string, language: Language): Promise<PageHead | undefined> => {
    const params = { id: parameterOf(pages.publishedLetter, path) }
    if (params.id === undefined) return undefined
    const row = idParams.isValidSync(params) ? await findLetter(db, idParams.cast(params).id) : undefined
    if (!row?.startedAt) {
      return { status: 404, title: titleOf(texts(language, 'archive:unknown')) }
    }
    const written: InLanguages<LetterText> = writtenTexts(row.texts)
    const { subject = '', text = '' } = written[pickLanguage(written, language) ?? language] ?? {}
    return {
      title: titleOf(subject),
      description: shorten(letterText(text, siteUrl())),
      languages: languagesOf(written),
      publishedOn: dayOf(row),
      isUnlisted: !row.isListed,
    }
  }
  const list = async () =>
    (await listPublishedLetters(db)).map(({ id, texts: written }) => ({
      path: pathOf(id),
      languages: languagesOf(written),
    }))
  return { headOf, list }
}

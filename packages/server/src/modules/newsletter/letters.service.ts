import { createHash } from 'node:crypto'
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  languages,
  languagesOf,
  pickLanguage,
} from '@atrium/contract/core'
import {
  isFailing,
  type LetterChanges,
  type LetterDetail,
  type LetterFields,
  type LetterRow,
  type LetterState,
  type LetterTexts,
  letterErrors,
  type ShownLetter,
  writtenTexts,
} from '@atrium/contract/newsletter'
import { eq } from 'drizzle-orm'
import { people } from '#db/schema.ts'
import { forgetSetting, rememberOnce } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { MailParts, NewMail } from '#mail/mail.ts'
import type { Services } from '#services.ts'
import { letterHtml, letterPage, letterText } from './letterHtml.service.ts'
import {
  deleteLetterRow,
  findLetter,
  insertLetter,
  type LetterRecord,
  listLetterRows,
  lockLetter,
  updateLetter,
} from './letters.repo.ts'
import { subscriberMail } from './newsletterMails.ts'
import { countAudience } from './subscribers.repo.ts'

const instantOf = (at: Date | null) => at?.toISOString() ?? ''

const shared = (row: LetterRecord) => ({
  ...{ id: row.id, revision: row.revision, state: row.state },
  ...{ recipients: row.recipients, delivered: row.delivered, failed: row.failed },
  sendAt: instantOf(row.sendAt),
  startedAt: instantOf(row.startedAt),
  finishedAt: instantOf(row.finishedAt),
  isFailing: row.state === 'paused' && isFailing(row),
})

/** All letters, newest first. */
export async function listLetters(db: Database): Promise<LetterRow[]> {
  const rows = await listLetterRows(db)
  return rows.map((row) => ({
    ...shared(row),
    subjects: inEachLanguage((language) => row.texts[language].subject),
  }))
}

/** Throws 404 for an unknown letter. */
export async function getLetter(db: Database, id: number): Promise<LetterDetail> {
  const row = await findLetter(db, id)
  if (!row) throw notFound()
  const counts = await countAudience(db)
  const audience = inEachLanguage((each) => counts.find(({ language }) => language === each)?.count ?? 0)
  return { ...shared(row), texts: row.texts, isListed: row.isListed, audience }
}

export async function createLetter(
  tx: Database,
  fields: LetterFields,
  changedBy: number | null,
): Promise<{ id: number }> {
  return { id: await insertLetter(tx, { ...fields, changedBy }) }
}

/** Finds a letter in one of the states and locks it. Throws 404; 409 when somebody has changed it since `revision`. */
async function lockRevision(
  tx: Database,
  id: number,
  revision: number | undefined,
  ...states: LetterState[]
): Promise<LetterRecord> {
  const row = await lockLetter(tx, id)
  if (!row) throw notFound()
  if ((revision !== undefined && row.revision !== revision) || !states.includes(row.state))
    throw new HttpError(409, 'changedMeanwhile')
  return row
}

/** Saves a draft. Throws as `lockRevision`. */
export async function saveLetter(
  tx: Database,
  id: number,
  { revision, ...fields }: LetterChanges,
  changedBy: number,
): Promise<LetterDetail> {
  await lockRevision(tx, id, revision, 'draft')
  await updateLetter(tx, id, { ...fields, revision: revision + 1, changedBy })
  return getLetter(tx, id)
}

/** Deletes a draft. Throws 404, and 409 for any other letter. */
export async function deleteLetter(tx: Database, id: number): Promise<undefined> {
  await lockRevision(tx, id, undefined, 'draft')
  await deleteLetterRow(tx, id)
}

const keyOf = (texts: LetterTexts) =>
  `letter:${createHash('sha256')
    .update(JSON.stringify(languages.map((language) => [texts[language].subject, texts[language].text])))
    .digest('hex')}`

/** Whether no letter with the same texts was sent; remembers it, unless `isDryRun`. */
export const rememberLetter = (tx: Database, texts: LetterTexts, now: Date, isDryRun = false) =>
  rememberOnce(tx, keyOf(texts), { at: now.toISOString() }, isDryRun)

/**
 * Sends a draft at once, or at an instant. Throws as `lockRevision`, 400 for half a text and for a time that has passed, and 409 for a letter that was
 * sent before: the same texts are sent once.
 */
export async function sendLetter(
  tx: Database,
  id: number,
  { revision, at }: { revision: number; at?: string | undefined },
  now: Date,
): Promise<LetterDetail> {
  const { texts } = await lockRevision(tx, id, revision, 'draft')
  const errors = letterErrors(texts)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (!(await rememberLetter(tx, texts, now))) throw new HttpError(409, 'letterSent')
  const sendAt = at ? new Date(at) : now
  if (at && sendAt <= now) throw invalid({ at: 'timePassed' })
  await updateLetter(tx, id, {
    revision: revision + 1,
    ...(sendAt > now ? { state: 'scheduled', sendAt } : { state: 'sending', sendAt, startedAt: now }),
  })
  return getLetter(tx, id)
}

type Step = { revision: number }

/** Makes a scheduled letter a draft again. Throws as `lockRevision`. */
export async function cancelLetter(tx: Database, id: number, { revision }: Step): Promise<LetterDetail> {
  const { texts } = await lockRevision(tx, id, revision, 'scheduled')
  await forgetSetting(tx, keyOf(texts))
  await updateLetter(tx, id, { state: 'draft', sendAt: null, revision: revision + 1 })
  return getLetter(tx, id)
}

/** Keeps the mails of a letter that goes out. Throws as `lockRevision`. */
export async function pauseLetter(tx: Database, id: number, { revision }: Step): Promise<LetterDetail> {
  await lockRevision(tx, id, revision, 'sending')
  await updateLetter(tx, id, { state: 'paused', revision: revision + 1 })
  return getLetter(tx, id)
}

/** Goes on with a paused letter; those that have failed so far do not pause it again. Throws as `lockRevision`. */
export async function resumeLetter(tx: Database, id: number, { revision }: Step): Promise<LetterDetail> {
  const { failed } = await lockRevision(tx, id, revision, 'paused')
  await updateLetter(tx, id, { state: 'sending', forgiven: failed, revision: revision + 1 })
  return getLetter(tx, id)
}

/** The mail of a letter for each recipient. What all recipients of a language share is made once. */
export function letterMails(parts: MailParts, texts: LetterTexts) {
  const written = writtenTexts(texts)
  const made = new Map(
    languagesOf(written).map((language) => {
      const { subject = '', text = '' } = written[language] ?? {}
      const siteUrl = parts.siteUrl()
      return [language, { subject, text: letterText(text, siteUrl), html: letterHtml(text, siteUrl) }]
    }),
  )
  return (recipient: Parameters<typeof subscriberMail>[1], kind: 'letter' | 'test'): NewMail => {
    const spoken = pickLanguage(written, recipient.language) ?? defaultLanguage
    const { subject, text, html } = made.get(spoken) ?? { subject: '', text: '', html: '' }
    return subscriberMail(parts, recipient, {
      ...{ kind, subject, text },
      html: (end, unsubscribe) => letterPage({ language: spoken, subject, html }, end, unsubscribe),
    })
  }
}

/** In a preview and a test no subscription can end. */
const exampleRecipient = (email: string, language: Language) =>
  ({ email, language, topic: 'newsletter', unsubscribeToken: 'example' }) as const

/** A letter as the subscribers of a language see it. */
export function previewLetter(
  parts: MailParts,
  { texts, language }: { texts: LetterTexts; language: Language },
): ShownLetter {
  const { subject, text, html = '' } = letterMails(parts, texts)(exampleRecipient('', language), 'test')
  return { language: pickLanguage(writtenTexts(texts), language) ?? language, subject, text, html }
}

/** Sends a letter to the person of an account. Throws 404, and 400 for a letter without a text. */
export async function testLetter(
  services: Services,
  id: number,
  { personId, language }: { personId: number; language: Language },
): Promise<undefined> {
  const { db } = services.database
  const letter = await findLetter(db, id)
  const [person] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  if (!letter || !person?.email) throw notFound()
  if (languagesOf(writtenTexts(letter.texts)).length === 0) throw invalid(letterErrors(letter.texts))
  const mail = letterMails(services, letter.texts)(exampleRecipient(person.email, language), 'test')
  await db.transaction((tx) => services.outbox.put(tx, [mail]))
  services.outbox.wake()
}

import { limits } from '@atrium/contract/core'
import { type MailArea, mailAreas, type OutboxPage, type OutboxQuestion } from '@atrium/contract/outbox'
import { recordRemoval } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import {
  countOpenMails,
  deleteFailedMail,
  listOpenMails,
  type MailRecord,
  requeueMails,
} from '#mail/mails.repo.ts'
import type { Services } from '#services.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'now' | 'siteUrl'>

/** The areas whose mails have the same subject for everybody. */
const publicAreas: readonly MailArea[] = ['newsletter', 'vacancies']

/** The mails that wait or have failed: to whom, about what and why, without the text. */
export async function listOutbox(
  { database: { db }, siteUrl }: Pick<Parts, 'database' | 'siteUrl'>,
  question: OutboxQuestion,
): Promise<OutboxPage> {
  const rows = await listOpenMails(db, { ...question, count: limits.outboxMails })
  const counts = await countOpenMails(db)
  return {
    mails: rows.map((mail) => {
      const area = areaOf(mail)
      return {
        ...{ id: mail.id, state: mail.status as 'queued' | 'failed', area, to: mail.to },
        subject: publicAreas.includes(area) ? mail.subject : '',
        attempts: mail.attempts,
        createdAt: mail.createdAt.toISOString(),
        nextAttemptAt: mail.nextAttemptAt.toISOString(),
        error: withoutLinks(mail.lastError ?? '', siteUrl()),
      }
    }),
    counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])) as OutboxPage['counts'],
  }
}

const areaOf = ({ kind }: Pick<MailRecord, 'kind'>): MailArea =>
  mailAreas.find((area) => kind.startsWith(`${area}.`)) ?? 'account'

/** A mail server may quote a link that it refuses, with the token of the person. */
const withoutLinks = (words: string, siteUrl: string) =>
  words
    .split(siteUrl)
    .map((part, place) => (place === 0 ? part : part.replace(/^\S*/, '…')))
    .join('')

/** Queues a failed mail again. Throws 404 for any other mail. */
export async function retryMail({ database, outbox, now }: Parts, id: number): Promise<undefined> {
  if ((await requeueMails(database.db, now(), id)) === 0) throw notFound()
  outbox.wake()
}

/** Queues all failed mails again. */
export async function retryAllMails({ database, outbox, now }: Parts): Promise<{ count: number }> {
  const count = await requeueMails(database.db, now())
  outbox.wake()
  return { count }
}

/** Deletes a failed mail. Throws 404 for any other mail. */
export async function deleteMail(tx: Database, id: number): Promise<undefined> {
  const kind = await deleteFailedMail(tx, id)
  if (kind === undefined) throw notFound()
  // The log outlives the mail: it has neither the address nor the words.
  await recordRemoval(tx, 'mails', id, { kind })
}

import type { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import type { Database } from '#db/types.ts'
import { findFiles } from '#storage/files.repo.ts'
import type { Storage } from '#storage/storage.ts'
import { claimDueMails, findMailCalendar, finishAttempt, type MailRecord } from './mails.repo.ts'

/** Milliseconds unless said otherwise. */
const schedule = {
  /** The wait after the first failure; it doubles after each further failure (exponential backoff). */
  firstWait: 30_000,
  maxWait: 4 * 3_600_000,
  /** The most attempts; together they take a little more than a day. */
  attempts: 15,
  /** Duration of a claim: longer than any delivery takes. */
  lease: 10 * 60_000,
  /** Mails per round. */
  batch: 20,
}

export interface DeliveryLog {
  info(details: object, text: string): void
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

interface DeliveryOptions {
  db: Database
  storage: Storage
  transport: Pick<Transporter, 'sendMail'>
  /** The `From` of every mail. */
  from: () => string
  log: DeliveryLog
}

/** Delivers the mails that are due at an instant, until it is stopped. Returns the number of claimed mails. */
export type DeliverDue = (now: Date, signal?: AbortSignal) => Promise<number>

/**
 * Delivery by SMTP with retry. A mail is claimed, sent and then marked as sent. When the server is killed before the
 * mark, the mail is sent again after the claim expires, with the same Message-ID.
 */
export function createDelivery(options: DeliveryOptions): DeliverDue {
  return async (now, signal) => {
    const leasedUntil = new Date(now.getTime() + schedule.lease)
    // One at a time: the claim of a mail begins with its delivery.
    let handled = 0
    while (handled < schedule.batch && !signal?.aborted) {
      const [mail] = await claimDueMails(options.db, { now, leasedUntil, limit: 1 })
      if (!mail) break
      handled += 1
      await attempt(options, mail, now)
    }
    return handled
  }
}

async function attempt(options: DeliveryOptions, mail: MailRecord, now: Date): Promise<void> {
  const { db, log } = options
  try {
    await send(options, mail)
  } catch (error) {
    await postpone(db, mail, now, error as SmtpError, log)
    return
  }
  await finishAttempt(db, mail.id, { status: 'sent', sentAt: now, lastError: null })
  log.info({ mail: mail.id, attempt: mail.attempts }, 'mail sent')
}

async function send({ db, storage, transport, from }: DeliveryOptions, mail: MailRecord): Promise<void> {
  const attachments: { filename: string; contentType: string; content: Readable }[] = []
  try {
    for (const { key, name, mediaType } of await findFiles(db, mail.attachmentFileIds)) {
      attachments.push({ filename: name, contentType: mediaType, content: await storage.open(key) })
    }
    const calendar = await findMailCalendar(db, mail)
    await transport.sendMail({
      from: from(),
      // As objects, so that no address is parsed as a list or as a display name.
      to: mailbox(mail.to),
      ...(mail.replyTo !== null && { replyTo: mailbox(mail.replyTo) }),
      subject: mail.subject,
      text: mail.text,
      ...(mail.html !== null && { html: mail.html }),
      messageId: mail.messageId,
      date: mail.createdAt,
      attachments,
      ...(calendar && { icalEvent: calendar }),
      headers: mail.headers,
    })
  } finally {
    // The files are still open when the mail server could not be reached.
    for (const { content } of attachments) content.destroy()
  }
}

const mailbox = (address: string) => ({ name: '', address })

interface SmtpError extends Error {
  code?: string
  command?: string
  responseCode?: number
}

async function postpone(db: Database, mail: MailRecord, now: Date, error: SmtpError, log: DeliveryLog) {
  const givenUp = mail.attempts >= schedule.attempts || isFinal(error)
  await finishAttempt(db, mail.id, {
    status: givenUp ? 'failed' : 'queued',
    nextAttemptAt: new Date(now.getTime() + waitAfter(mail.attempts)),
    lastError: error.message.slice(0, 1000),
  })
  // The message of a mail server often quotes the address, so it stays in the outbox and out of the log.
  const details = { mail: mail.id, attempt: mail.attempts, code: error.code, response: error.responseCode }
  if (givenUp) log.error(details, 'mail given up')
  else log.warn(details, 'mail not delivered yet')
}

/** The mail server rejected the address permanently. */
const isFinal = ({ command, responseCode }: SmtpError) =>
  command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500

/** Milliseconds until the next attempt, after a number of failed attempts. */
export const waitAfter = (attempts: number): number =>
  Math.min(schedule.firstWait * 2 ** Math.max(0, attempts - 1), schedule.maxWait)

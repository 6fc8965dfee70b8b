import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { company } from '@atrium/contract/core'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { type NewMail, oneLine, receiptEnding } from './mail.ts'
import { findLastReceipt, insertMails } from './mails.repo.ts'

/**
 * The transactional outbox: a mail is stored in the database first and delivered later, so that no mail is lost when
 * the process stops.
 */
export interface Outbox {
  /**
   * Writes mails in the transaction of their cause. An address receives at most one receipt in an hour: a further one is left
   * out, or sent in its turn when it is postponable, at most three of them.
   */
  put(tx: Database, mails: NewMail[]): Promise<void>
  /** Call this after the transaction, so that the delivery does not wait for its next round. */
  wake(): void
}

/** Milliseconds. An address receives at most one receipt within this time. */
const receiptQuiet = 60 * 60_000

/** Receipts of an address that wait for their turn. */
const maxPostponed = 3

/** `wake` starts a round of the delivery worker; without a worker, mails stay queued. */
export function createOutbox({ now, wake = () => {} }: { now: () => Date; wake?: () => void }): Outbox {
  return {
    async put(tx, given) {
      const at = now()
      const mails: NewMail[] = []
      for (const mail of given) {
        const dueAt = await dueTimeOf(tx, mail, at)
        if (dueAt) mails.push({ ...mail, dueAt })
      }
      if (mails.length === 0) return
      await insertMails(
        tx,
        mails.map(({ attachmentFileIds = [], headers = {}, ...mail }) => ({
          kind: mail.kind,
          to: oneLine(mail.to),
          replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
          subject: oneLine(mail.subject),
          text: mail.text,
          html: mail.html ?? null,
          letterId: mail.letterId ?? null,
          subscriberId: mail.subscriberId ?? null,
          attachmentFileIds,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
          messageId: `<${randomUUID()}@${domainToASCII(company.website)}>`,
          about: mail.about ?? null,
          calendar: mail.calendar ?? null,
          known: mail.known ?? null,
          nextAttemptAt: mail.dueAt ?? at,
          createdAt: at,
        })),
      )
    },
    wake,
  }
}

/** The instant of the first attempt; `undefined` for a receipt that is left out. */
async function dueTimeOf(
  tx: Database,
  { kind, to, dueAt, isPostponable }: NewMail,
  now: Date,
): Promise<Date | undefined> {
  const atOnce = dueAt ?? now
  if (!kind.endsWith(receiptEnding)) return atOnce
  const address = oneLine(to)
  await lockKey(tx, `receipt ${address}`)
  const last = await findLastReceipt(tx, address, new Date(now.getTime() - receiptQuiet))
  if (!last) return atOnce
  const turn = new Date(last.getTime() + receiptQuiet)
  const isSoon = turn.getTime() - now.getTime() <= maxPostponed * receiptQuiet
  return isPostponable && isSoon ? turn : undefined
}

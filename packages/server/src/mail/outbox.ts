import { randomUUID } from 'node:crypto'
import { company } from '@atrium/contract/core'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { type NewMail, oneLine, receiptEnding } from './mail.ts'
import { hasReceiptSince, insertMails } from './mails.repo.ts'

/**
 * The transactional outbox: a mail is stored in the database first and delivered later, so that no mail is lost when
 * the process stops.
 */
export interface Outbox {
  /**
   * Writes mails in the transaction of their cause. A receipt is left out when its address received any receipt within
   * the last hour.
   */
  put(tx: Database, mails: NewMail[]): Promise<void>
  /** Call this after the transaction, so that the delivery does not wait for its next round. */
  wake(): void
}

/** Milliseconds. An address receives at most one receipt within this time. */
const receiptQuiet = 60 * 60_000

/** `wake` starts a round of the delivery worker; without a worker, mails stay queued. */
export function createOutbox({ now, wake = () => {} }: { now: () => Date; wake?: () => void }): Outbox {
  return {
    async put(tx, given) {
      const at = now()
      const mails: NewMail[] = []
      for (const mail of given) if (await isWanted(tx, mail, at)) mails.push(mail)
      if (mails.length === 0) return
      await insertMails(
        tx,
        mails.map(({ attachmentFileIds = [], headers = {}, ...mail }) => ({
          kind: mail.kind,
          to: oneLine(mail.to),
          replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
          subject: oneLine(mail.subject),
          text: mail.text,
          attachmentFileIds,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
          messageId: `<${randomUUID()}@${company.domain}>`,
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

async function isWanted(tx: Database, { kind, to }: NewMail, at: Date): Promise<boolean> {
  if (!kind.endsWith(receiptEnding)) return true
  const address = oneLine(to)
  await lockKey(tx, `receipt ${address}`)
  return !(await hasReceiptSince(tx, address, new Date(at.getTime() - receiptQuiet)))
}

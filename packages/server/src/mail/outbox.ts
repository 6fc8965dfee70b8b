import { randomUUID } from 'node:crypto'
import { company } from '@atrium/contract'
import type { Database } from '#db/types.ts'
import { type NewMail, oneLine, receiptEnding } from './mail.ts'
import { hasReceiptSince, insertMails, waitForReceiptTurn } from './mails.repo.ts'

/** The way out for mails. What is put in is delivered, or stays readable, whatever happens to the process. */
export interface Outbox {
  /**
   * Writes mails within the transaction of what they tell about. A receipt to an address that got one of any kind within
   * the last hour is left out.
   */
  put(tx: Database, mails: NewMail[]): Promise<void>
  /** Call it after the transaction: delivery need not wait for its next round. */
  wake(): void
}

/** Milliseconds in which an address gets no second receipt. */
const receiptQuiet = 60 * 60_000

/** `wake` is what the delivery worker wants to be told; without one, mails stay queued. */
export function createOutbox({ now, wake = () => {} }: { now: () => Date; wake?: () => void }): Outbox {
  return {
    async put(tx, given) {
      const at = now()
      const mails: NewMail[] = []
      for (const mail of given) if (await isWanted(tx, mail, at)) mails.push(mail)
      if (mails.length === 0) return
      await insertMails(
        tx,
        mails.map(({ kind, to, replyTo, subject, text, attachmentFileIds = [], headers = {} }) => ({
          kind,
          to: oneLine(to),
          replyTo: replyTo === undefined ? null : oneLine(replyTo),
          subject: oneLine(subject),
          text,
          attachmentFileIds,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
          messageId: `<${randomUUID()}@${company.domain}>`,
          nextAttemptAt: at,
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
  await waitForReceiptTurn(tx, address)
  return !(await hasReceiptSince(tx, address, new Date(at.getTime() - receiptQuiet)))
}

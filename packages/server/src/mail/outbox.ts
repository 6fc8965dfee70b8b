import { randomUUID } from 'node:crypto'
import { company } from '@atrium/contract'
import type { Database } from '#db/types.ts'
import { type NewMail, oneLine } from './mail.ts'
import { insertMails } from './mails.repo.ts'

/** The way out for mails. What is put in is delivered, or stays readable, whatever happens to the process. */
export interface Outbox {
  /** Writes mails within the transaction of what they tell about. */
  put(tx: Database, mails: NewMail[]): Promise<void>
  /** Call it after the transaction: delivery need not wait for its next round. */
  wake(): void
}

/** `wake` is what the delivery worker wants to be told; without one, mails stay queued. */
export function createOutbox({ now, wake = () => {} }: { now: () => Date; wake?: () => void }): Outbox {
  return {
    async put(tx, mails) {
      const at = now()
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

import { isFailing } from '@atrium/contract/newsletter'
import type { Services } from '#services.ts'
import {
  countLetterMails,
  listCounted,
  listUnwritten,
  lockLetter,
  lockUnwritten,
  startDueLetters,
  updateLetter,
} from './letters.repo.ts'
import { letterMails } from './letters.service.ts'
import { lockRecipients } from './subscribers.repo.ts'

/** Mails of one transaction. */
const batch = 200

/** Milliseconds: mails of letters are deleted after 30 days, and the numbers stay. */
const countedFor = 29 * 24 * 3_600_000

/**
 * Writes the mails of the letters that are due, a batch in each transaction, and counts what became of the earlier ones. Several
 * servers may do it: a batch and the place where the next one begins are written together, under the lock of the letter.
 * Returns the number of mails.
 */
export async function sendDueLetters(services: Services, isStopping = () => false): Promise<number> {
  const { db } = services.database
  await startDueLetters(db, services.now())
  let written = 0
  for (const id of await listUnwritten(db)) {
    for (let count = batch; count === batch && !isStopping(); ) {
      count = await writeBatch(services, id)
      written += count
      if (count > 0) services.outbox.wake()
    }
  }
  await countResults(services)
  return written
}

/** Writes the next mails of a letter; returns their number, less than a batch at the end. */
export async function writeBatch(services: Services, id: number): Promise<number> {
  return services.database.db.transaction(async (tx) => {
    const letter = await lockUnwritten(tx, id)
    if (!letter) return 0
    const recipients = await lockRecipients(tx, {
      after: letter.lastSubscriberId,
      confirmedBy: letter.startedAt ?? services.now(),
      limit: batch,
    })
    const mailTo = letterMails(services, letter.texts)
    await services.outbox.put(
      tx,
      recipients.map((one) => ({ ...mailTo(one, 'letter'), letterId: id, subscriberId: one.id })),
    )
    await updateLetter(tx, id, {
      lastSubscriberId: recipients.at(-1)?.id ?? letter.lastSubscriberId,
      recipients: letter.recipients + recipients.length,
      isWritten: recipients.length < batch,
    })
    return recipients.length
  })
}

/** Counts the mails of letters, pauses a letter of which too many fail, and ends one of which none waits. */
async function countResults({ database, now }: Services): Promise<void> {
  for (const { id } of await listCounted(database.db, new Date(now().getTime() - countedFor))) {
    await database.db.transaction(async (tx) => {
      const letter = await lockLetter(tx, id)
      if (!letter) return
      const { queued, sent: delivered, failed } = await countLetterMails(tx, id)
      const isOver = letter.state === 'sending' && letter.isWritten && queued === 0
      const isBad = letter.state === 'sending' && isFailing({ delivered, failed, forgiven: letter.forgiven })
      const isSame = letter.delivered === delivered && letter.failed === failed
      if (isSame && !isOver) return
      const revision = letter.revision + 1
      await updateLetter(tx, id, {
        ...{ delivered, failed },
        ...(isOver ? { state: 'sent', finishedAt: now(), revision } : isBad && { state: 'paused', revision }),
      })
    })
  }
}

import { createHash } from 'node:crypto'
import { type Language, languages } from '@atrium/contract/core'
import { inChunks } from '#db/inChunks.ts'
import { rememberOnce } from '#db/settings.repo.ts'
import type { Services } from '#services.ts'
import { subscriberMail } from './newsletterMails.ts'
import { lockConfirmed } from './subscribers.repo.ts'

/** A letter in each language; every subscriber receives the letter in their language. */
export type Letter = Record<Language, { subject: string; text: string }>

/** Mails of one insert: a PostgreSQL statement takes 65,535 values. */
const batch = 500

/** The number of recipients, or that the letter was already sent. */
type LetterOutcome = { isSentBefore: true } | { isSentBefore: false; recipients: number }

/**
 * Puts a letter into the outbox for all confirmed subscribers of the newsletter, all or none. A letter with the same texts is never sent
 * twice. `isDryRun` only counts.
 */
export async function sendLetter(
  { database, outbox, texts, config, siteUrl, now }: Services,
  letter: Letter,
  isDryRun: boolean,
): Promise<LetterOutcome> {
  const outcome = await database.db.transaction(async (tx): Promise<LetterOutcome> => {
    const key = `letter:${hashOfLetter(letter)}`
    const isNew = await rememberOnce(tx, key, { at: now().toISOString() }, isDryRun)
    if (!isNew) return { isSentBefore: true }
    const recipients = await lockConfirmed(tx)
    if (isDryRun) return { isSentBefore: false, recipients: recipients.length }
    const mails = recipients.map((recipient) =>
      subscriberMail({ texts, config, siteUrl }, recipient, {
        kind: 'letter',
        ...letter[recipient.language],
      }),
    )
    for (const part of inChunks(mails, batch)) await outbox.put(tx, part)
    return { isSentBefore: false, recipients: recipients.length }
  })
  outbox.wake()
  return outcome
}

const hashOfLetter = (letter: Letter) =>
  createHash('sha256')
    .update(JSON.stringify(languages.map((language) => [letter[language].subject, letter[language].text])))
    .digest('hex')

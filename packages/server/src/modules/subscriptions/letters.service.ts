import { createHash } from 'node:crypto'
import { type Language, languages } from '@atrium/contract'
import { rememberOnce } from '#db/settings.repo.ts'
import type { Services } from '#services.ts'
import { newsletterMail } from './newsletterMails.ts'
import { holdConfirmed } from './subscribers.repo.ts'

/** A letter in each language: every subscriber gets theirs. */
export type Letter = Record<Language, { subject: string; text: string }>

/** Mails of one insert: PostgreSQL takes 65535 values in a statement. */
const batch = 500

/** Whether a letter has been sent, or would be, and to how many. */
type LetterOutcome = { isSentBefore: true } | { isSentBefore: false; recipients: number }

/**
 * Puts a letter into the outbox for everybody who has confirmed: for all of them or for none, and the same
 * words in all languages never a second time. `isDryRun` only counts.
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
    const recipients = await holdConfirmed(tx)
    if (isDryRun) return { isSentBefore: false, recipients: recipients.length }
    const mails = recipients.map((recipient) =>
      newsletterMail({ texts, config, siteUrl }, recipient, {
        kind: 'letter',
        ...letter[recipient.language],
      }),
    )
    for (let at = 0; at < mails.length; at += batch) await outbox.put(tx, mails.slice(at, at + batch))
    return { isSentBefore: false, recipients: recipients.length }
  })
  outbox.wake()
  return outcome
}

const hashOfLetter = (letter: Letter) =>
  createHash('sha256')
    .update(JSON.stringify(languages.map((language) => [letter[language].subject, letter[language].text])))
    .digest('hex')

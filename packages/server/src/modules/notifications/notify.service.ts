import { type Language, languages } from '@atrium/contract/core'
import type { Database } from '#db/types.ts'
import type { NewMail } from '#mail/mail.ts'
import type { Services } from '#services.ts'
import { insertNotifications } from './notifications.repo.ts'

/** An event as one person is notified of it. */
interface PersonalEvent {
  /** Whose entry it is; `null` for a person without an account. */
  accountId: number | null
  /** The entry in a language. */
  entry: (language: Language) => { title: string; description: string }
  /** The page where the person can do something about it. */
  href?: string
  /** The mail to the person, if there is one. */
  mail?: NewMail | undefined
}

/** Notifies a person in the transaction of the event: by an entry in all languages, and by a mail. Wake the outbox after it. */
export async function notify(
  tx: Database,
  { outbox, now }: Pick<Services, 'outbox' | 'now'>,
  { accountId, entry, href, mail }: PersonalEvent,
): Promise<void> {
  if (accountId !== null) {
    const texts = languages.map((language) => ({ language, ...entry(language) }))
    await insertNotifications(tx, [{ accountId, createdAt: now(), href, texts }])
  }
  if (mail) await outbox.put(tx, [mail])
}

import { type Language, retention, toEmailAddress } from '@atrium/contract/core'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import { deleteMails, withdrawMails } from '#mail/mails.repo.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { alreadyMail, confirmMail, newsletterKind, welcomeMail } from './newsletterMails.ts'
import {
  confirmWaiting,
  deleteSubscriber,
  endSubscription,
  findSubscriber,
  hasConfirmed,
  insertSubscriber,
  lockByUnsubscribeToken,
  type Recipient,
  updateSubscriber,
} from './subscribers.repo.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds. An address receives at most one mail within this time. */
const quiet = { waiting: 10 * minute, confirmed: day }

const validity = retention.unconfirmedDays * day

/**
 * Requests a subscription (spec 7, Subscribe). The answer is the same for known and unknown addresses; only the owner
 * of the address learns the difference, by mail. Each case reads, locks and writes one row, so that the duration is
 * equal too.
 */
export async function subscribe(services: Services, typed: string, language: Language): Promise<object> {
  const email = toEmailAddress(typed)
  await services.database.db.transaction(async (tx) => {
    await lockKey(tx, `subscriber ${email}`)
    const known = await findSubscriber(tx, email)
    if (!known) await sendConfirmation(tx, services, { email, language })
    else if (known.confirmedAt) await remind(tx, services, known as Recipient)
    else await sendConfirmation(tx, services, { email, language }, known as Recipient)
  })
  services.outbox.wake()
  return {}
}

/** Sends a link to confirm. It replaces the earlier link, and is not sent again within ten minutes. */
async function sendConfirmation(
  tx: Database,
  services: Services,
  person: Pick<Recipient, 'email' | 'language'>,
  waiting?: Recipient,
): Promise<void> {
  const now = services.now()
  if (waiting && isQuiet(waiting, now, quiet.waiting)) {
    await updateSubscriber(tx, waiting.id, { language: person.language })
    return
  }
  const token = newToken()
  const request = { language: person.language, confirmTokenHash: hashOf(token), askedAt: now }
  if (waiting) {
    await updateSubscriber(tx, waiting.id, request)
    // A queued mail would arrive with a link that no longer works.
    await withdrawMails(tx, { to: person.email, kind: `${newsletterKind}confirm`, now })
  } else {
    const unsubscribeToken = newToken()
    await insertSubscriber(tx, { ...request, email: person.email, unsubscribeToken, createdAt: now })
  }
  const validUntil = new Date(now.getTime() + validity)
  await services.outbox.put(tx, [confirmMail(services, person, { token, validUntil })])
}

/** Reminds a subscriber of their subscription, at most once a day. The language of the subscription stays. */
async function remind(tx: Database, services: Services, subscriber: Recipient): Promise<void> {
  const now = services.now()
  const isNotified = isQuiet(subscriber, now, quiet.confirmed)
  await updateSubscriber(tx, subscriber.id, { askedAt: isNotified ? subscriber.askedAt : now })
  if (!isNotified) await services.outbox.put(tx, [alreadyMail(services, subscriber)])
}

const isQuiet = ({ askedAt }: Recipient, now: Date, span: number) => now.getTime() - askedAt.getTime() < span

/**
 * Confirms a subscription by the token of the mail. Throws 404 for an unknown, expired or replaced token. Idempotent.
 */
export async function confirmSubscription(services: Services, token: string): Promise<object> {
  const now = services.now()
  const tokenHash = hashOf(token)
  await services.database.db.transaction(async (tx) => {
    const askedAfter = new Date(now.getTime() - validity)
    const confirmed = await confirmWaiting(tx, { tokenHash, askedAfter, now })
    if (confirmed) await services.outbox.put(tx, [welcomeMail(services, confirmed)])
    else if (!(await hasConfirmed(tx, tokenHash))) throw notFound()
  })
  services.outbox.wake()
  return {}
}

/**
 * Ends a subscription by the token of its mails. The address and all mails to it are erased, sent or queued. Throws
 * 404 for an unknown token. Idempotent.
 */
export async function unsubscribe({ database, now }: Services, token: string): Promise<object> {
  await database.db.transaction(async (tx) => {
    const found = await lockByUnsubscribeToken(tx, token)
    if (!found) throw notFound()
    if (found.email === null) return
    await endSubscription(tx, found.id, now())
    await deleteMails(tx, { to: found.email, kind: newsletterKind })
  })
  return {}
}

/** Erases a subscription and the mails to its address, on request of its owner. Returns whether it existed. */
export async function removeSubscriber({ database }: Services, typed: string): Promise<boolean> {
  const email = toEmailAddress(typed)
  return database.db.transaction(async (tx) => {
    await lockKey(tx, `subscriber ${email}`)
    const found = await findSubscriber(tx, email)
    if (found) await deleteSubscriber(tx, found.id)
    const mails = await deleteMails(tx, { to: email, kind: newsletterKind })
    return found !== undefined || mails > 0
  })
}

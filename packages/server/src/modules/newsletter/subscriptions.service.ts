import { type Language, retention, toEmailAddress } from '@atrium/contract/core'
import { type Subscription, subscriptionTopics } from '@atrium/contract/newsletter'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import { deleteMails, withdrawMails } from '#mail/mails.repo.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { alreadyMail, confirmMail, kindOf, welcomeMail } from './newsletterMails.ts'
import {
  confirmWaiting,
  deleteSubscriptions,
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
export async function subscribe(
  services: Services,
  { email: typed, topic = 'newsletter', category_ids = '' }: Subscription,
  language: Language,
): Promise<object> {
  const email = toEmailAddress(typed)
  const categoryIds = category_ids ? [...new Set(category_ids.split(',').map(Number))] : []
  const request = { email, language, topic, categoryIds }
  await services.database.db.transaction(async (tx) => {
    await lockKey(tx, `subscriber ${email}`)
    const known = await findSubscriber(tx, email, topic)
    if (!known) await sendConfirmation(tx, services, request)
    else if (known.confirmedAt) await remind(tx, services, known as Recipient)
    else await sendConfirmation(tx, services, request, known as Recipient)
  })
  services.outbox.wake()
  return {}
}

/** Sends a link to confirm. It replaces the earlier link, and is not sent again within ten minutes. */
async function sendConfirmation(
  tx: Database,
  services: Services,
  person: Pick<Recipient, 'email' | 'language' | 'topic' | 'categoryIds'>,
  waiting?: Recipient,
): Promise<void> {
  const now = services.now()
  const { email, topic, language, categoryIds } = person
  if (waiting && isQuiet(waiting, now, quiet.waiting)) {
    await updateSubscriber(tx, waiting.id, { language, categoryIds })
    return
  }
  const token = newToken()
  const request = { language, categoryIds, confirmTokenHash: hashOf(token), askedAt: now }
  if (waiting) {
    await updateSubscriber(tx, waiting.id, request)
    // A queued mail would arrive with a link that no longer works.
    await withdrawMails(tx, { to: email, kind: `${kindOf(topic)}confirm`, now })
  } else {
    const unsubscribeToken = newToken()
    await insertSubscriber(tx, { ...request, email, topic, unsubscribeToken, createdAt: now })
  }
  const validUntil = new Date(now.getTime() + validity)
  await services.outbox.put(tx, [confirmMail(services, person, { token, validUntil })])
}

/** Reminds a subscriber of their subscription, at most once a day. Language and categories stay: anybody may know the address. */
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
 * Ends a subscription by the token of its mails. The address and all its mails about the topic are erased, sent or queued. Throws
 * 404 for an unknown token. Idempotent.
 */
export async function unsubscribe({ database, now }: Services, token: string): Promise<object> {
  await database.db.transaction(async (tx) => {
    const found = await lockByUnsubscribeToken(tx, token)
    if (!found) throw notFound()
    if (found.email === null) return
    await endSubscription(tx, found.id, now())
    await deleteMails(tx, { to: found.email, kind: kindOf(found.topic) })
  })
  return {}
}

/** Erases all subscriptions of an address and their mails, on request of its owner. Returns whether there was anything. */
export async function removeSubscriber({ database }: Services, typed: string): Promise<boolean> {
  const email = toEmailAddress(typed)
  return database.db.transaction(async (tx) => {
    await lockKey(tx, `subscriber ${email}`)
    let removed = await deleteSubscriptions(tx, email)
    for (const topic of subscriptionTopics)
      removed += await deleteMails(tx, { to: email, kind: kindOf(topic) })
    return removed > 0
  })
}

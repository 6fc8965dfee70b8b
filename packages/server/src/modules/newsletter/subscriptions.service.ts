import { isDeepStrictEqual } from 'node:util'
import { type Language, retention, toEmailAddress } from '@atrium/contract/core'
import { type Subscription, subscriptionTopics } from '@atrium/contract/newsletter'
import { lockKey } from '#db/duplicates.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import { deleteMails, withdrawMails } from '#mail/mails.repo.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { alreadyMail, changeMail, confirmMail, kindOf, welcomeMail } from './newsletterMails.ts'
import {
  type AlertRecipient,
  changeCategories,
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
  const chosen = topic === 'vacancies' && category_ids ? category_ids.split(',').map(Number) : []
  const categoryIds = [...new Set(chosen)].sort((one, other) => one - other)
  const request = { email, language, topic, categoryIds }
  await services.database.db.transaction(async (tx) => {
    await lockKey(tx, `subscriber ${email}`)
    const known = await findSubscriber(tx, email, topic)
    if (!known) await sendConfirmation(tx, services, request)
    else if (!known.confirmedAt) await sendConfirmation(tx, services, request, known as Recipient)
    else if (isDeepStrictEqual(known.categoryIds, categoryIds)) await remind(tx, services, known as Recipient)
    else await sendChange(tx, services, known as AlertRecipient, categoryIds)
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

/**
 * Sends a subscriber a link that changes the categories: anybody may know the address. It replaces the earlier link, and is not
 * sent again within ten minutes.
 */
async function sendChange(
  tx: Database,
  services: Services,
  subscriber: AlertRecipient,
  categoryIds: readonly number[],
): Promise<void> {
  const now = services.now()
  const { id, email, topic, askedAt, confirmedAt } = subscriber
  if (askedAt > confirmedAt && isQuiet(subscriber, now, quiet.waiting)) {
    await updateSubscriber(tx, id, { askedAt })
    return
  }
  const token = tokenWith(categoryIds)
  await updateSubscriber(tx, id, { confirmTokenHash: hashOf(token), askedAt: now })
  await withdrawMails(tx, { to: email, kind: `${kindOf(topic)}change`, now })
  const validUntil = new Date(now.getTime() + validity)
  await services.outbox.put(tx, [changeMail(services, subscriber, { token, validUntil })])
}

/** A token with the chosen categories, so that the link confirms the choice that it was sent for. */
const tokenWith = (categoryIds: readonly number[]) => [newToken(), ...categoryIds, ''].join(separator)

const separator = '.'

/** The categories in a token; `undefined` for one that only confirms. */
function categoriesIn(token: string): number[] | undefined {
  const [, ids] = /^[^.]+((?:\.\d{1,9})*)\.$/.exec(token) ?? []
  return ids?.split(separator).filter(Boolean).map(Number)
}

/** Reminds a subscriber of their subscription, at most once a day. The language stays: anybody may know the address. */
async function remind(tx: Database, services: Services, subscriber: Recipient): Promise<void> {
  const now = services.now()
  const isNotified = isQuiet(subscriber, now, quiet.confirmed)
  await updateSubscriber(tx, subscriber.id, { askedAt: isNotified ? subscriber.askedAt : now })
  if (!isNotified) await services.outbox.put(tx, [alreadyMail(services, subscriber)])
}

const isQuiet = ({ askedAt }: Recipient, now: Date, span: number) => now.getTime() - askedAt.getTime() < span

/**
 * Confirms a subscription, or other categories of it, by the token of the mail. Throws 404 for an unknown, expired or replaced token. Idempotent.
 */
export async function confirmSubscription(services: Services, token: string): Promise<object> {
  const now = services.now()
  const tokenHash = hashOf(token)
  await services.database.db.transaction(async (tx) => {
    const askedAfter = new Date(now.getTime() - validity)
    const confirmed = await confirmWaiting(tx, { tokenHash, askedAfter, now })
    if (confirmed) await services.outbox.put(tx, [welcomeMail(services, confirmed)])
    else {
      const categoryIds = categoriesIn(token)
      const isKnown = categoryIds
        ? await changeCategories(tx, { tokenHash, askedAfter, categoryIds })
        : await hasConfirmed(tx, tokenHash)
      if (!isKnown) throw notFound()
    }
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
  return database.db.transaction((tx) => eraseSubscriber(tx, toEmailAddress(typed)))
}

/** `removeSubscriber` in a transaction. */
export async function eraseSubscriber(tx: Database, email: string): Promise<boolean> {
  await lockKey(tx, `subscriber ${email}`)
  let removed = await deleteSubscriptions(tx, email)
  for (const topic of subscriptionTopics) removed += await deleteMails(tx, { to: email, kind: kindOf(topic) })
  return removed > 0
}

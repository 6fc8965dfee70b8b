import { type Language, retention } from '@atrium/contract'
import type { Database } from '#db/types.ts'
import { invalid, notFound } from '#http/httpError.ts'
import { deleteMails, withdrawMails } from '#mail/mails.repo.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { alreadyMail, askMail, newsletterKind, welcomeMail } from './newsletterMails.ts'
import {
  acquireLock,
  confirmWaiting,
  deleteSubscriber,
  endSubscription,
  findSubscriber,
  hasConfirmed,
  holdByUnsubscribeToken,
  insertSubscriber,
  type Recipient,
  updateSubscriber,
} from './subscribers.repo.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds in which an address gets no second mail, however often it is entered. */
const quiet = { waiting: 10 * minute, confirmed: day }

const validity = retention.unconfirmedDays * day

/** Signs that some mail programs read as a list of addresses, or as the name before one. */
const ambiguous = /[<>()[\]\\,;:"]/

/**
 * Spec 7, Subscribe. Whoever asks cannot tell whether the address is known: the answer is the same for all, and
 * what differs is told by mail, to the owner of the address alone. Each case reads, locks and writes one row.
 * Throws 400 for what is no plain address.
 */
export async function subscribe(services: Services, typed: string, language: Language): Promise<object> {
  if (ambiguous.test(typed)) throw invalid({ email: 'emailInvalid' })
  const email = typed.toLowerCase()
  await services.database.db.transaction(async (tx) => {
    await acquireLock(tx, email)
    const known = await findSubscriber(tx, email)
    if (!known) await ask(tx, services, { email, language })
    else if (known.confirmedAt) await remind(tx, services, known as Recipient)
    else await ask(tx, services, { email, language }, known as Recipient)
  })
  services.outbox.wake()
  return {}
}

/** Sends a link to confirm. It replaces the one before, and is not sent again for ten minutes. */
async function ask(
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
    // Its link would be dead when it arrives.
    await withdrawMails(tx, { to: person.email, kind: `${newsletterKind}confirm`, now })
  } else {
    const unsubscribeToken = newToken()
    await insertSubscriber(tx, { ...request, email: person.email, unsubscribeToken, createdAt: now })
  }
  const validUntil = new Date(now.getTime() + validity)
  await services.outbox.put(tx, [askMail(services, person, { token, validUntil })])
}

/** Tells a subscriber at most once a day that they are one. Nobody else may change their language. */
async function remind(tx: Database, services: Services, subscriber: Recipient): Promise<void> {
  const now = services.now()
  const isTold = isQuiet(subscriber, now, quiet.confirmed)
  await updateSubscriber(tx, subscriber.id, { askedAt: isTold ? subscriber.askedAt : now })
  if (!isTold) await services.outbox.put(tx, [alreadyMail(services, subscriber)])
}

const isQuiet = ({ askedAt }: Recipient, now: Date, span: number) => now.getTime() - askedAt.getTime() < span

/** Confirms by the token of the mail. Throws 404 when it is unknown, too old or replaced; may be repeated. */
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
 * Ends a subscription by the token of its mails: the address is erased, and its letters with it, those that have
 * left and those that have not. Throws 404 for an unknown token; may be repeated.
 */
export async function unsubscribe({ database, now }: Services, token: string): Promise<object> {
  await database.db.transaction(async (tx) => {
    const found = await holdByUnsubscribeToken(tx, token)
    if (!found) throw notFound()
    if (found.email === null) return
    await endSubscription(tx, found.id, now())
    await deleteMails(tx, { to: found.email, kind: newsletterKind })
  })
  return {}
}

/**
 * Forgets an address for somebody who asks the company for it: the subscription, and the newsletter's mails to it.
 * Tells whether there was one.
 */
export async function removeSubscriber({ database }: Services, typed: string): Promise<boolean> {
  const email = typed.trim().toLowerCase()
  return database.db.transaction(async (tx) => {
    await acquireLock(tx, email)
    const found = await findSubscriber(tx, email)
    if (found) await deleteSubscriber(tx, found.id)
    const mails = await deleteMails(tx, { to: email, kind: newsletterKind })
    return found !== undefined || mails > 0
  })
}

import type { SubscribersQuestion, SubscriptionState, SubscriptionTopic } from '@atrium/contract/newsletter'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { subscribers } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type SubscriberRecord = typeof subscribers.$inferSelect
/** Matches subscriptions that have not ended. */
export type Recipient = SubscriberRecord & { email: string }

export type AlertRecipient = Recipient & { confirmedAt: Date }

const isConfirmed = (topic: SubscriptionTopic) =>
  and(eq(subscribers.topic, topic), isNotNull(subscribers.email), isNotNull(subscribers.confirmedAt))

export async function findSubscriber(
  db: Database,
  email: string,
  topic: SubscriptionTopic,
): Promise<SubscriberRecord | undefined> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(and(eq(subscribers.email, email), eq(subscribers.topic, topic)))
  return row
}

export async function insertSubscriber(
  tx: Database,
  subscriber: typeof subscribers.$inferInsert,
): Promise<void> {
  await tx.insert(subscribers).values(subscriber)
}

export async function updateSubscriber(
  tx: Database,
  id: number,
  changes: Partial<Pick<SubscriberRecord, 'language' | 'categoryIds' | 'confirmTokenHash' | 'askedAt'>>,
): Promise<void> {
  await tx.update(subscribers).set(changes).where(eq(subscribers.id, id))
}

/** Confirms the subscription with this token that was requested after an instant; `undefined` when there is none. */
export async function confirmWaiting(
  tx: Database,
  { tokenHash, askedAfter, now }: { tokenHash: string; askedAfter: Date; now: Date },
): Promise<Recipient | undefined> {
  const [row] = await tx
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(subscribers.confirmTokenHash, tokenHash),
        isNull(subscribers.confirmedAt),
        isNull(subscribers.endedAt),
        gt(subscribers.askedAt, askedAfter),
      ),
    )
    .returning()
  return row as Recipient | undefined
}

/** Whether a subscription with this token is already confirmed and has not ended. */
export async function hasConfirmed(tx: Database, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.confirmTokenHash, tokenHash), isNotNull(subscribers.confirmedAt)))
  return rows.length > 0
}

/** Changes the categories of a confirmed subscription with this token that was requested after an instant. */
export async function changeCategories(
  tx: Database,
  { tokenHash, askedAfter, categoryIds }: { tokenHash: string; askedAfter: Date; categoryIds: number[] },
): Promise<boolean> {
  const rows = await tx
    .update(subscribers)
    .set({ categoryIds })
    .where(
      and(
        eq(subscribers.confirmTokenHash, tokenHash),
        isNotNull(subscribers.confirmedAt),
        gt(subscribers.askedAt, askedAfter),
      ),
    )
    .returning({ id: subscribers.id })
  return rows.length > 0
}

/** The subscription with this token; its row is locked until the transaction ends. */
export async function lockByUnsubscribeToken(
  tx: Database,
  token: string,
): Promise<SubscriberRecord | undefined> {
  const [row] = await tx
    .select()
    .from(subscribers)
    .where(eq(subscribers.unsubscribeToken, token))
    .for('update')
  return row
}

/** Ends a subscription and erases the address. The row stays, so that the same link works again. */
export async function endSubscription(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(subscribers)
    .set({ email: null, confirmTokenHash: null, endedAt: now })
    .where(eq(subscribers.id, id))
}

/** Deletes the subscriptions of an address; returns their number. */
export async function deleteSubscriptions(tx: Database, email: string): Promise<number> {
  const removed = await tx
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
  return removed.length
}

/** All subscriptions that have not ended, oldest first. */
export async function listSubscribers(db: Database): Promise<Recipient[]> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(isNotNull(subscribers.email))
    .orderBy(asc(subscribers.id))
  return rows as Recipient[]
}

/** The next subscriptions to the newsletter that were confirmed by an instant, locked until the transaction ends. */
export async function lockRecipients(
  tx: Database,
  { after, confirmedBy, limit }: { after: number; confirmedBy: Date; limit: number },
): Promise<Recipient[]> {
  const rows = await tx
    .select()
    .from(subscribers)
    .where(
      and(isConfirmed('newsletter'), gt(subscribers.id, after), lte(subscribers.confirmedAt, confirmedBy)),
    )
    .orderBy(asc(subscribers.id))
    .limit(limit)
    .for('share')
  return rows as Recipient[]
}

/** How many subscribers of the newsletter there are in each language. */
export const countAudience = (db: Database) =>
  db
    .select({ language: subscribers.language, count: count() })
    .from(subscribers)
    .where(isConfirmed('newsletter'))
    .groupBy(subscribers.language)

const stateOf = sql<SubscriptionState>`case when ${subscribers.endedAt} is not null then 'ended'
  when ${subscribers.confirmedAt} is not null then 'confirmed' else 'waiting' end`

/** The newest subscriptions that fit, with their state and since when they have it. */
export async function findSubscriptions(
  db: Database,
  { text = '', state, topic, language, before, limit }: SubscribersQuestion & { limit: number },
) {
  const { id, email, endedAt, confirmedAt, askedAt } = subscribers
  return db
    .select({
      ...{ id, email, state: stateOf, topic: subscribers.topic, language: subscribers.language },
      since: sql<Date>`coalesce(${endedAt}, ${confirmedAt}, ${askedAt})`.mapWith(askedAt),
    })
    .from(subscribers)
    .where(
      and(
        text ? sql`position(${text.toLowerCase()} in ${email}) > 0` : undefined,
        state && eq(stateOf, state),
        topic && eq(subscribers.topic, topic),
        language && eq(subscribers.language, language),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

/** Confirmed subscriptions after one, oldest first. */
export async function listConfirmedAfter(db: Database, after: number, limit: number): Promise<Recipient[]> {
  const { id, email, confirmedAt } = subscribers
  const rows = await db
    .select()
    .from(subscribers)
    .where(and(gt(id, after), isNotNull(email), isNotNull(confirmedAt)))
    .orderBy(asc(id))
    .limit(limit)
  return rows as Recipient[]
}

/** A subscription by its id. */
export async function findSubscription(db: Database, id: number): Promise<SubscriberRecord | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, id))
  return row
}

/**
 * The confirmed subscriptions to vacancies whose last alert was before an instant, and which may not know of a publication;
 * locked until the transaction ends.
 */
export async function lockUnalerted(
  tx: Database,
  { publishedAt, before }: { publishedAt: Date; before: Date },
): Promise<AlertRecipient[]> {
  const { alertedAt, confirmedAt } = subscribers
  const rows = await tx
    .select()
    .from(subscribers)
    .where(
      and(
        isConfirmed('vacancies'),
        or(
          and(isNull(alertedAt), lt(confirmedAt, publishedAt)),
          and(lt(alertedAt, before), lt(alertedAt, publishedAt)),
        ),
      ),
    )
    .orderBy(asc(subscribers.id))
    .for('update')
  return rows as AlertRecipient[]
}

/** Remembers that subscribers know the vacancies that were published until an instant. */
export async function markAlerted(tx: Database, ids: number[], now: Date): Promise<void> {
  await tx.update(subscribers).set({ alertedAt: now }).where(inArray(subscribers.id, ids))
}

import { Readable } from 'node:stream'
import { csvRow, limits } from '@atrium/contract/core'
import type { Subscriber, SubscribersQuestion } from '@atrium/contract/newsletter'
import { recordRemoval } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { FileAnswer } from '#http/sendFile.ts'
import { findSubscription, findSubscriptions, listConfirmedAfter } from './subscribers.repo.ts'
import { eraseSubscriber } from './subscriptions.service.ts'

/** The newest subscriptions that fit. */
export async function listSubscriptions(db: Database, question: SubscribersQuestion): Promise<Subscriber[]> {
  const rows = await findSubscriptions(db, { ...question, limit: limits.subscribers })
  return rows.map((row) => ({ ...row, email: row.email ?? '', since: row.since.toISOString() }))
}

/** Rows of one read of an export. */
const batch = 1000

/** The confirmed subscriptions as CSV, oldest first, read while they are sent. */
export async function* subscribersCsv(db: Database): AsyncGenerator<string> {
  yield csvRow(['email', 'topic', 'language', 'confirmed_at'], 'EN')
  let after = 0
  for (let count = 0; count < limits.exportedSubscribers; count += batch) {
    const rows = await listConfirmedAfter(db, after, batch)
    yield rows
      .map(({ email, topic, language, confirmedAt }) =>
        csvRow([email, topic, language, confirmedAt?.toISOString() ?? ''], 'EN'),
      )
      .join('')
    after = rows.at(-1)?.id ?? 0
    if (rows.length < batch) return
  }
}

export const exportSubscribers = (db: Database): FileAnswer => ({
  content: Readable.from(subscribersCsv(db)),
  mediaType: 'text/csv; charset=utf-8',
  isDownload: true,
  name: 'subscribers.csv',
})

/** Erases the address of a subscription, as `removeSubscriber`. Throws 404 for one without an address. */
export async function removeSubscription(tx: Database, id: number): Promise<undefined> {
  const found = await findSubscription(tx, id)
  if (!found?.email) throw notFound()
  await eraseSubscriber(tx, found.email)
  // The log outlives the subscription: it never has the address.
  await recordRemoval(tx, 'subscribers', id, { topic: found.topic, language: found.language })
}

import { languagesOf } from '@atrium/contract/core'
import { cameAt } from '@atrium/contract/core/samples'
import { newsSamples } from '@atrium/contract/news/samples'
import { sql } from 'drizzle-orm'
import { news, newsReads, newsTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { sampleAccountIds } from './sampleUsers.ts'

export async function newsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: news.id }).from(news).limit(1)).length === 0
}

/** Writes the sample news; the sample accounts have read the older ones. */
export async function seedNews(tx: Database): Promise<void> {
  const start = new Date()
  await tx.insert(news).values(
    newsSamples.map((sample) => ({
      id: sample.id,
      topic: sample.topic,
      publishedAt: cameAt(sample, start),
      hasReactions: sample.hasResponses ?? false,
      hasComments: sample.hasResponses ?? false,
    })),
  )
  await tx.insert(newsTexts).values(
    newsSamples.flatMap(({ id: newsId, text }) =>
      languagesOf(text).map((language) => {
        const { notName: title, notDesc: description, body } = text[language]
        return { newsId, language, title, description, body }
      }),
    ),
  )
  const readers = await sampleAccountIds(tx)
  const reads = newsSamples
    .filter(({ isRead }) => isRead)
    .flatMap((sample) =>
      readers.map((accountId) => ({ newsId: sample.id, accountId, readAt: cameAt(sample, start) })),
    )
  if (reads.length > 0) await tx.insert(newsReads).values(reads)
  // The samples bring their own numbers; the next item has to come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('news', 'id'), (select max(id) from news))`)
}

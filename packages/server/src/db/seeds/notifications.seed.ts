import { languagesOf } from '@atrium/contract/core'
import { cameAt } from '@atrium/contract/core/samples'
import { notificationSamples } from '@atrium/contract/notifications/samples'
import { notifications, notificationTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { sampleAccountIds } from './sampleUsers.ts'

export async function notificationsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: notifications.id }).from(notifications).limit(1)).length === 0
}

/** Writes the sample notifications, for each sample account of its own. */
export async function seedNotifications(tx: Database): Promise<void> {
  const start = new Date()
  for (const accountId of await sampleAccountIds(tx)) {
    for (const sample of notificationSamples.toReversed()) {
      const { topic } = sample
      const createdAt = cameAt(sample, start)
      const readAt = sample.isRead ? createdAt : null
      const [row] = await tx.insert(notifications).values({ accountId, topic, createdAt, readAt }).returning()
      if (!row) throw new Error('The notification was not written.')
      await tx.insert(notificationTexts).values(
        languagesOf(sample.text).map((language) => {
          const { notName: title, notDesc: description } = sample.text[language]
          return { notificationId: row.id, language, title, description }
        }),
      )
    }
  }
}

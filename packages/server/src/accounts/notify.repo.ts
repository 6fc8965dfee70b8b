import type { Language } from '@atrium/contract/core'
import { notifications, notificationTexts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

interface NewNotification {
  userId: number
  at: Date
  texts: { language: Language; title: string; description: string }[]
}

/** Writes a notification of one person, in all languages. */
export async function insertNotification(
  tx: Database,
  { userId, at, texts }: NewNotification,
): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ userId, createdAt: at })
    .returning({ id: notifications.id })
  if (!row) throw new Error('The notification was not written.')
  await tx.insert(notificationTexts).values(texts.map((text) => ({ ...text, notificationId: row.id })))
}

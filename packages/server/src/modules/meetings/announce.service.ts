import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import { mailNews } from './meetingMails.service.ts'
import type { MeetingEvent } from './meetingNews.ts'
import { notifyPeople } from './notices.service.ts'

/** Tells people what changes and answers mean for them, in the transaction of the change. */
export async function announce(
  tx: Database,
  services: Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>,
  news: readonly MeetingEvent[],
): Promise<void> {
  await notifyPeople(tx, services, news)
  await mailNews(tx, services, news)
}

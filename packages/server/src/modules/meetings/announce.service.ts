import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import type { MeetingNews } from './meetingNews.ts'

/** Tells people what changes and answers mean for them, in the transaction of the change. */
export async function announce(
  _tx: Database,
  _services: Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>,
  _news: readonly MeetingNews[],
): Promise<void> {}

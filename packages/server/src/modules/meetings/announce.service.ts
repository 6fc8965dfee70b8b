import type { Database } from '#db/types.ts'
import type { Services } from '#services.ts'
import type { MeetingEvent } from './meetingEvents.ts'
import { mailEvents } from './meetingMails.service.ts'
import { notifyPeople } from './notices.service.ts'

/** Tells people what changes and answers mean for them, in the transaction of the change. */
export async function announce(
  tx: Database,
  services: Pick<Services, 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>,
  events: readonly MeetingEvent[],
): Promise<void> {
  await notifyPeople(tx, services, events)
  await mailEvents(tx, services, events)
}

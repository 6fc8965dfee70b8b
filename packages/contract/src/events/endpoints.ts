import { endpoint } from '#core/endpoint.ts'

/** What pages fetch again: the tags of the application's cache, and `Meeting` for a synchronization of the meetings. */
export const eventTags = [
  'Notification',
  'News',
  'Meeting',
  'RoomBooking',
  'OffDayRequest',
  'LeaveRequest',
  'LeaveBalance',
  'TeamAbsence',
  'RecordRequest',
  'Profile',
  'Session',
  'Vacancy',
  'Application',
  'Content',
  'Translation',
  'Letter',
] as const

export type EventTag = (typeof eventTags)[number]

/** The data of an event without a name. It says what to fetch again and nothing else. */
export interface StreamedEvent {
  tags: EventTag[]
}

/**
 * The named events of the stream: `alive` every 25 seconds; `reset` when events after the number are no longer kept, so that
 * everything is to be fetched again; `replaced` before the server closes the stream, because the session has opened too many.
 */
export type StreamSignal = 'alive' | 'reset' | 'replaced'

/**
 * The stream of events of the signed-in person (`text/event-stream`; 406 for a caller that accepts none). The `id` of each
 * event is a number: the stream continues after `Last-Event-ID`, else after `after`, else with the events of the last `age`
 * seconds. 503 when the server has too many streams.
 */
export const streamEvents = endpoint<{
  query: { after?: number | undefined; age?: number | undefined }
  reply: undefined
}>({ method: 'GET', path: '/api/v1/events/', reply: 'any' })

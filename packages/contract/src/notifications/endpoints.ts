import type { IsoDay } from '#core/days.ts'
import { endpoint } from '#core/endpoint.ts'
import type { Notification } from './schema.ts'

/** The time of the meeting that a notification names. */
export interface NotifiedTime {
  /** The day of the meeting that the words name; of a series without one its next day, and after its end the last one. */
  day: IsoDay
  /** Its times on that day, `HH:mm` by the clock of the company. */
  start: string
  end: string
  /** Of a series: the day of the rule that takes place on `day`; left out for one that is cancelled. */
  occurrence?: IsoDay | undefined
}

/** All notifications of the signed-in person, newest first. */
export const listNotifications = endpoint<{ reply: Notification[] }>({
  method: 'GET',
  path: '/api/v1/notifications/',
  reply: 'list',
})

/** Marks an own notification as read; 404 for any other id. Idempotent. */
export const readNotification = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/notifications/:id/read/',
  reply: 'any',
})

export const readAllNotifications = endpoint<{ reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/notifications/read/',
  reply: 'any',
})

import { endpoint } from './endpoint.ts'

/** One card of the notifications (spec 3), in the language asked for. */
export interface Notification {
  id: number
  /** Title. */
  notName: string
  notDesc: string
  /** ISO instant. */
  createdAt: string
  isRead: boolean
}

/** Everything that the signed-in person was told, the newest first. */
export const listNotifications = endpoint<{ reply: Notification[] }>({
  method: 'GET',
  path: '/api/v1/notifications/',
  reply: 'list',
})

/** Marks one of one's own as read; 404 for any other id; may be repeated. */
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

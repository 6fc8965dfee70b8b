import { notificationsEndpoints } from '@atrium/contract/notifications/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listNotifications, readAllNotifications, readNotification } from './notifications.service.ts'

/** The rows of the call table about notifications (departure 13). */
export function notificationsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, notificationsEndpoints.listNotifications, ({ user, language }) =>
    listNotifications(services, user.id, language),
  )

  registerAuthenticated(app, services, notificationsEndpoints.readNotification, ({ user, params }) =>
    readNotification(services, user.id, params.id),
  )

  registerAuthenticated(app, services, notificationsEndpoints.readAllNotifications, ({ user }) =>
    readAllNotifications(services, user.id),
  )
}

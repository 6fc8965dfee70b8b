import { notificationsEndpoints } from '@atrium/contract/notifications/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { listNotifications, readAllNotifications, readNotification } from './notifications.service.ts'

/** The rows of the call table about notifications (departure 13). */
export function notificationsRoutes(app: FastifyInstance, services: Services): void {
  registerAuthenticated(app, services, notificationsEndpoints.listNotifications, ({ account, language }) =>
    listNotifications(services, account.id, language),
  )

  registerAuthenticated(app, services, notificationsEndpoints.readNotification, ({ account, params }) =>
    readNotification(services, account.id, params.id),
  )

  registerAuthenticated(app, services, notificationsEndpoints.readAllNotifications, ({ account }) =>
    readAllNotifications(services, account.id),
  )
}

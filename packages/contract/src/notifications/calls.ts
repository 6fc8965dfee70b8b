import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { listNotifications, readAllNotifications, readNotification } from './endpoints.ts'
import { notificationSchema } from './schema.ts'

/** The rows of the call table about notifications (departure 13). */
export const notificationsEndpoints = {
  listNotifications: withSchemas(listNotifications, { reply: array(notificationSchema).defined() }),
  readNotification: withSchemas(readNotification, { params: idParams, reply: noReply }),
  readAllNotifications: withSchemas(readAllNotifications, { reply: noReply }),
}

import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '#notifications.ts'
import { describeEndpoint } from './describe.ts'
import { idParams } from './fields.ts'
import { noReply } from './noReply.ts'

export const notificationSchema: ObjectSchema<Notification> = object({
  id: number().integer().required(),
  notName: string().defined(),
  notDesc: string().defined(),
  createdAt: string().required(),
  isRead: boolean().required(),
})

/** The rows of the call table about notifications (decision 13). */
export const notificationsEndpoints = {
  listNotifications: describeEndpoint(listNotifications, { reply: array(notificationSchema).defined() }),
  readNotification: describeEndpoint(readNotification, { params: idParams, reply: noReply }),
  readAllNotifications: describeEndpoint(readAllNotifications, { reply: noReply }),
}

import { array, boolean, number, type ObjectSchema, object, string } from 'yup'
import {
  listNotifications,
  type Notification,
  type NotifiedMeeting,
  notificationTopics,
  readAllNotifications,
  readNotification,
} from './endpoints.ts'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const notifiedMeetingSchema: ObjectSchema<NotifiedMeeting> = object({
  id: string().required(),
  day: string().required(),
  start: string().required(),
  end: string().required(),
  occurrence: string().optional(),
})

const notificationSchema: ObjectSchema<Notification> = object({
  id: number().integer().required(),
  topic: string().oneOf(notificationTopics).required(),
  notName: string().defined(),
  notDesc: string().defined(),
  createdAt: string().required(),
  isRead: boolean().required(),
  meeting: notifiedMeetingSchema.default(undefined),
})

/** The rows of the call table about notifications (departure 13). */
export const notificationsEndpoints = {
  listNotifications: withSchemas(listNotifications, { reply: array(notificationSchema).defined() }),
  readNotification: withSchemas(readNotification, { params: idParams, reply: noReply }),
  readAllNotifications: withSchemas(readAllNotifications, { reply: noReply }),
}

import { boolean, type InferType, number, object, string } from 'yup'
import { notificationTopics } from './rules.ts'

export const notificationSchema = object({
  id: number().integer().required(),
  topic: string().oneOf(notificationTopics).required(),
  /** Title. */
  notName: string().defined(),
  notDesc: string().defined(),
  /** ISO instant. */
  createdAt: string().required(),
  isRead: boolean().required(),
  /** The page of this site where the person can do something about it. */
  href: string()
    .matches(/^\/staff\//)
    .optional(),
  /** The meeting that it is about, while the person organises it or is invited to it. */
  meeting: object({
    id: string().required(),
    day: string().required(),
    start: string().required(),
    end: string().required(),
    occurrence: string().optional(),
  })
    .default(undefined)
    .optional(),
})

/** One card of the notifications (spec 3), in the language of the request. */
export type Notification = InferType<typeof notificationSchema>

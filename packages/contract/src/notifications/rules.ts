/** What a notification is about; its card shows the icon of the topic, and for `company` the mark of the company. */
export const notificationTopics = [
  'company',
  'device',
  'network',
  'phone',
  'security',
  'badge',
  'meeting',
] as const

export type NotificationTopic = (typeof notificationTopics)[number]

/** What mails are about: the first part of their kinds, such as `account` of `account.reset`. */
export const mailAreas = [
  'account',
  'application',
  'contact',
  'leave',
  'meeting',
  'news',
  'newsletter',
  'offDay',
  'record',
  'vacancies',
] as const

export type MailArea = (typeof mailAreas)[number]

/** The mails of the outbox that a person looks after; those that were sent are no longer shown. */
export const openMailStates = ['queued', 'failed'] as const

export type OpenMailState = (typeof openMailStates)[number]

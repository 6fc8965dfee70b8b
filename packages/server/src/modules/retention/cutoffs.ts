import { retention } from '@atrium/contract'

/** Days after which newsletter mails and ended subscriptions are deleted. */
const newsletterDays = 30

/**
 * Days after which mails of the staff area are deleted: by then the link has expired, and an off day request is in the
 * list.
 */
const accountMailDays = 30

/**
 * Days after which a file that no meeting names is deleted. The file may arrive before its meeting, and a deleted
 * meeting may be restored.
 */
const meetingFileDays = 7

/** Records older than their instant are deleted. */
export interface Cutoffs {
  applications: Date
  contactMails: Date
  unconfirmed: Date
  newsletter: Date
  accountMails: Date
  meetingFiles: Date
}

export const cutoffsAt = (now: Date): Cutoffs => ({
  applications: monthsBefore(now, retention.applicationMonths),
  contactMails: monthsBefore(now, retention.contactMonths),
  unconfirmed: daysBefore(now, retention.unconfirmedDays),
  newsletter: daysBefore(now, newsletterDays),
  accountMails: daysBefore(now, accountMailDays),
  meetingFiles: daysBefore(now, meetingFileDays),
})

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

/** The same day some months earlier, or the last day of that month when it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

import { retention } from '@atrium/contract'

/** Days after which a mail of the newsletter, and the row of a subscription that has ended, are removed. */
const newsletterDays = 30

/** Days after which a mail of the staff area is removed: its link is dead, or its off day request stands in the list. */
const accountMailDays = 30

/**
 * Days for which a file is kept that no meeting names: it may have come before its meeting, and a meeting that was deleted
 * may be brought back.
 */
const meetingFileDays = 7

/** What is older than its instant is removed. */
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

/** The same day so many months before, or the last of its month when that one has fewer days. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

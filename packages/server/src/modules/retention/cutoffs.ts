import { retention } from '@atrium/contract/core'
import { addMonths, utcDayOf } from '@atrium/contract/days'

/** Days after which mails to subscribers and ended subscriptions are deleted. */
const newsletterDays = 30

/**
 * Days after which a file that no meeting names is deleted. The file may arrive before its meeting, and a deleted
 * meeting may be restored.
 */
const meetingFileDays = 7

/** Days after which a picture that nothing names is deleted: an editor may still have it in an unsaved draft. */
const pictureDays = 30

/** Days after which a file without a record, which a start moved to the trash, is deleted. */
const trashDays = 30

/** Days after which an event is deleted: a browser that was away for longer fetches everything again. */
const eventDays = 1

/** Months after which an entry of the audit log is deleted. */
const auditMonths = 24

/** Records older than their instant are deleted. */
export interface Cutoffs {
  applications: Date
  contactMails: Date
  unconfirmed: Date
  newsletter: Date
  accountMails: Date
  meetingFiles: Date
  pictures: Date
  guests: Date
  trash: Date
  audit: Date
  events: Date
}

export const cutoffsAt = (now: Date): Cutoffs => ({
  applications: monthsBefore(now, retention.applicationMonths),
  contactMails: monthsBefore(now, retention.contactMonths),
  unconfirmed: daysBefore(now, retention.unconfirmedDays),
  newsletter: daysBefore(now, newsletterDays),
  accountMails: daysBefore(now, retention.staffMailDays),
  meetingFiles: daysBefore(now, meetingFileDays),
  pictures: daysBefore(now, pictureDays),
  guests: monthsBefore(now, retention.guestMonths),
  trash: daysBefore(now, trashDays),
  audit: monthsBefore(now, auditMonths),
  events: daysBefore(now, eventDays),
})

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000)

/** The same time of the same day (UTC) a number of months before, or of the last day of a shorter month. */
export const monthsBefore = (now: Date, months: number): Date =>
  new Date(addMonths(utcDayOf(now), -months) + now.toISOString().slice(10))

/** The number of deleted records of each kind; in a dry run the number that would be deleted. */
export interface PurgeResult {
  /** Each with its CV. */
  applications: number
  applicationMails: number
  contactMails: number
  newsletterMails: number
  accountMails: number
  /** Files that no meeting of their owner names. */
  meetingFiles: number
  /** Pictures and films of the site that nothing names. */
  pictures: number
  /** Guests of meetings, with their addresses. */
  guests: number
  /** Unconfirmed subscriptions. */
  unconfirmed: number
  /** Subscriptions that have ended. */
  ended: number
  /** Files without a record in the trash. */
  trashed: number
  /** Entries of the audit log. */
  audited: number
}

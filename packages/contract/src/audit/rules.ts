export const auditActions = ['added', 'changed', 'removed', 'opened'] as const

/** The records whose changes the audit log has: names of tables. */
export const auditKinds = [
  'accounts',
  'people',
  'rooms',
  'computers',
  'personal_cards',
  'news',
  'off_day_requests',
  'suggestions',
  'leave_types',
  'leave_entries',
  'record_requests',
  'public_badge_fields',
  'jobs',
  'job_texts',
  'category_texts',
  'applications',
  'hiring_stages',
  'mail_templates',
  'content',
  'text_changes',
  'mails',
  'letters',
  'subscribers',
  'news_texts',
  'news_comments',
] as const

export type AuditKind = (typeof auditKinds)[number]

/**
 * `AuditQuestion.kind` of the entries in which nothing but the language of a person's mails changed. Other questions leave
 * these out: the language menu writes many of them.
 */
export const languageSwitches = 'language_switches'

/** What `AuditQuestion.kind` can be. */
export const auditFilters = [...auditKinds, languageSwitches] as const

/** `AuditQuestion.actor` of the entries without an account. */
export const systemActor = 0

/** The actor of what an applicant did, by the form or the private link; no account has this id. */
export const applicantActor = -1

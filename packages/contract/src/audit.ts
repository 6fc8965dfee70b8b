import { endpoint } from './endpoint.ts'

export const auditActions = ['added', 'changed', 'removed'] as const

/** The records whose changes the audit log has: names of tables. */
export const auditKinds = [
  'users',
  'employees',
  'rooms',
  'computers',
  'cards',
  'news',
  'off_day_requests',
  'suggestions',
  'leave_types',
  'leave_entries',
  'record_requests',
] as const

export type AuditKind = (typeof auditKinds)[number]

/** One changed column of a record. A value that is no text is written as JSON. */
export interface AuditChange {
  /** The column, such as `manager_id`. */
  field: string
  /** `null` where the record had no value before, as when it was added. */
  before: string | null
  /** `null` where the record has no value now, as when it was removed. */
  after: string | null
}

/** One entry of the audit log: who changed which record when. Nobody can change an entry. */
export interface AuditEntry {
  id: number
  /** ISO instant. */
  at: string
  /** First and last name; `null` for a command in the terminal, the server itself, and an account that is gone. */
  actor: string | null
  action: (typeof auditActions)[number]
  kind: AuditKind
  recordId: string
  /** What the record is called, such as the name of the employee; empty when the record is gone or has no name. */
  recordName: string
  changes: AuditChange[]
}

/**
 * The newest entries of the audit log, at most `limits.auditEntries`; with `text`, of those with the text in a name, a
 * value or an id; `before` continues after an earlier answer with the entries of smaller ids.
 */
export const listAuditEntries = endpoint<{
  query: { text?: string | undefined; before?: number | undefined }
  reply: AuditEntry[]
}>({ method: 'GET', path: '/api/v1/audit/', reply: 'list', permission: 'audit.read' })

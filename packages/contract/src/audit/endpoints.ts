import type { InferType } from 'yup'
import { endpoint } from '#core/endpoint.ts'
import type { AuditEntry, AuditQuestion, actorSchema } from './schema.ts'

/** One changed column of a record. The id of a room, a person or a kind of leave is its name; other values are JSON. */
export interface AuditChange {
  /** The column, such as `manager_id`. */
  field: string
  /** `null` where the record had no value before, as when it was added. */
  before: string | null
  /** `null` where the record has no value now, as when it was removed. */
  after: string | null
}

/** The newest entries of the audit log that fit, at most `limits.auditEntries`. */
export const listAuditEntries = endpoint<{ query: AuditQuestion; reply: AuditEntry[] }>({
  method: 'GET',
  path: '/api/v1/audit/',
  reply: 'list',
  permission: 'audit.read',
})

/** The people with entries in the audit log, by name. */
export const listAuditActors = endpoint<{ reply: InferType<typeof actorSchema>[] }>({
  method: 'GET',
  path: '/api/v1/audit/actors/',
  reply: 'list',
  permission: 'audit.read',
})

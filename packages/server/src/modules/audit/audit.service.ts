import { type AuditChange, type AuditEntry, type AuditKind, limits } from '@atrium/contract'
import type { Services } from '#services.ts'
import { type AuditRow, listAudit } from './audit.repo.ts'

/** The newest entries of the audit log, or those about a text. */
export async function listEntries(
  { database }: Pick<Services, 'database'>,
  question: { text?: string | undefined; before?: number | undefined },
): Promise<AuditEntry[]> {
  const rows = await listAudit(database.db, { ...question, count: limits.auditEntries })
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    kind: row.kind as AuditKind,
    recordId: row.recordId,
    recordName: row.recordName ?? '',
    changes: changesOf(row),
  }))
}

function changesOf({ action, before, after }: AuditRow): AuditChange[] {
  const fields = Object.keys(action === 'removed' ? before : after)
  return fields.map((field) => ({ field, before: written(before[field]), after: written(after[field]) }))
}

const written = (value: unknown) =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value)

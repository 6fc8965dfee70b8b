import { auditActions } from '@atrium/contract/audit'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The columns of a record by name. */
type Values = Record<string, unknown>

/**
 * The audit log: who changed which record, and what it was before. Triggers write into it (`record_change`), and `recordOpening`;
 * no statement changes or deletes an entry (`keep_audit_log`), except for the retention and a restored backup, which
 * switch both off in their transaction (`withoutAudit`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** `accounts.id` of the person, who may be gone, or `applicantActor`; empty for a command in the terminal and for the server. */
    actorId: integer('actor_id'),
    action: text('action').$type<(typeof auditActions)[number]>().notNull(),
    /** The table. */
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    /** The changed columns, or all columns of a removed record. Secret columns are missing. */
    before: jsonb('before').$type<Values>().notNull(),
    /** The changed columns, or all columns of an added record. */
    after: jsonb('after').$type<Values>().notNull(),
    /** Kind, id and values as they are searched by. The function `fold_text` does what `foldText` of the contract does. */
    folded: text('folded').generatedAlwaysAs(
      sql`fold_text(kind || ' ' || record_id || ' ' || replace(before::text || ' ' || after::text, '\\n', ' '))`,
    ),
  },
  (table) => [
    index('audit_log_record').on(table.kind, table.recordId),
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId, table.id),
    check('audit_log_action', sql.raw(`action in (${auditActions.map((one) => `'${one}'`).join(', ')})`)),
  ],
)

import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { auditLog, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type AuditRecord = typeof auditLog.$inferSelect

/**
 * An entry, the name of its person (`null` for a command in the terminal and for a user who is gone), and the name of its
 * record (`null` when the record is gone or has none).
 */
export type AuditRow = AuditRecord & { actor: string | null; recordName: string | null }

const actor = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

/** What the record is called now. The ids of these tables are numbers. */
const recordName = sql<string | null>`case ${auditLog.kind}
  when 'employees' then (select name || ' ' || surname from employees where id::text = ${auditLog.recordId})
  when 'users' then (select first_name || ' ' || last_name from users as person where id::text = ${auditLog.recordId})
  when 'rooms' then (select name from rooms where id::text = ${auditLog.recordId})
  when 'computers' then (select name from computers where id::text = ${auditLog.recordId})
  when 'cards' then (select fullname from cards where id::text = ${auditLog.recordId})
  when 'off_day_requests' then (
    select first_name || ' ' || last_name from off_day_requests as request join users as person on person.id = request.user_id
    where request.id::text = ${auditLog.recordId}
  )
  when 'record_requests' then (
    select first_name || ' ' || last_name from record_requests as request join users as person on person.id = request.user_id
    where request.id::text = ${auditLog.recordId}
  )
end`

interface Sought {
  count: number
  /** In the person's name, the kind, the id or a value. */
  text?: string | undefined
  /** Only entries of smaller ids. */
  before?: number | undefined
}

/** The newest entries. */
export async function listAudit(db: Database, { count, text = '', before }: Sought): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditLog, actor, recordName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(before === undefined ? undefined : lt(auditLog.id, before), has(text)))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map(({ entry, actor, recordName }) => ({ ...entry, actor, recordName }))
}

function has(text: string): SQL | undefined {
  if (text === '') return undefined
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { kind, recordId, before, after } = auditLog
  const columns = [actor, recordName, kind, recordId, sql`${before}::text`, sql`${after}::text`]
  return or(...columns.map((column) => ilike(column as SQL, pattern)))
}

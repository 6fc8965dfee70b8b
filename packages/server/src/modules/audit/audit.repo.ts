import { desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { auditLog, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type AuditRecord = typeof auditLog.$inferSelect

/** An entry and the name of its person, which is empty for a command in the terminal and for a user who is gone. */
export type AuditEntry = AuditRecord & { actor: string | null }

const name = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

/** The newest entries, or those with a text in the person's name, the kind, the id or a value. */
export async function listAudit(db: Database, count: number, sought = ''): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditLog, actor: name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(sought === '' ? undefined : has(sought))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map(({ entry, actor }) => ({ ...entry, actor }))
}

function has(text: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const { kind, recordId, before, after } = auditLog
  const columns = [name, kind, recordId, sql`${before}::text`, sql`${after}::text`]
  return or(...columns.map((column) => ilike(column as SQL, pattern)))
}

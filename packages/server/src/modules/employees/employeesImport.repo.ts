import { inArray, sql } from 'drizzle-orm'
import { inParts } from '#db/inParts.ts'
import { employees } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export type NewEmployeeRecord = Omit<typeof employees.$inferInsert, 'id' | 'createdAt'>

/** Inserts employees, or updates them by their number (upsert). */
export async function writeEmployees(tx: Database, rows: readonly NewEmployeeRecord[]): Promise<void> {
  for (const part of inParts(rows))
    await tx
      .insert(employees)
      .values(part)
      .onConflictDoUpdate({
        target: employees.number,
        set: {
          name: sql`excluded.name`,
          surname: sql`excluded.surname`,
          email: sql`excluded.email`,
          phone: sql`excluded.phone`,
          roomId: sql`excluded.room_id`,
          job: sql`excluded.job`,
          computers: sql`excluded.computers`,
          otherInfo: sql`excluded.other_info`,
        },
      })
}

export async function deleteEmployees(tx: Database, ids: readonly number[]): Promise<void> {
  for (const part of inParts(ids)) await tx.delete(employees).where(inArray(employees.id, part))
}

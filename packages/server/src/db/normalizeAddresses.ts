import { toEmailAddress } from '@atrium/contract/core'
import { and, eq, sql } from 'drizzle-orm'
import { meetingPeople, people, subscribers } from './schema.ts'
import type { Database } from './types.ts'

/**
 * Stores each address with letters of other alphabets in the form of `toEmailAddress`: earlier versions stored such
 * addresses as typed. SQL cannot make this form. Where another row of the table has the address already, both stay as they are.
 */
export async function normalizeAddresses(db: Database): Promise<void> {
  for (const table of [people, subscribers, meetingPeople]) {
    const rows = await db
      .select({ id: table.id, email: sql<string>`${table.email}` })
      .from(table)
      .where(sql`${table.email} ~ '[^\\x21-\\x7e]'`)
    for (const { id, email } of rows) {
      const normal = toEmailAddress(email)
      if (normal === email) continue
      const taken = sql`exists (select from ${table} as other where other.email = ${normal})`
      await db
        .update(table)
        .set({ email: normal })
        .where(and(eq(table.id, id), sql`not ${taken}`))
    }
  }
}

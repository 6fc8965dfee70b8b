import { staffSamples } from '@atrium/contract/accounts/samples'
import { asc, inArray } from 'drizzle-orm'
import { accounts } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/** The numbers of the sample accounts that this database has. */
export async function sampleAccountIds(db: Database): Promise<number[]> {
  const emails = staffSamples.map(({ email }) => email)
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.email, emails))
    .orderBy(asc(accounts.id))
  return rows.map(({ id }) => id)
}

import { idNumberOf } from '@atrium/contract/people'
import { sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { badgeNumber } from '#db/people.ts'
import { accounts, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export interface SamplePerson {
  personId: number
  accountId: number | null
  name: string
  /** In the directory. */
  badge: string
}

/** The people of the samples, by the part of their addresses before the @. */
export async function listSamplePeople(tx: Database): Promise<Map<string, SamplePerson>> {
  const rows = await tx
    .select({
      personId: people.id,
      accountId: accounts.id,
      name: sql<string>`${people.name} || ' ' || ${people.surname}`,
      email: people.email,
      number: badgeNumber,
    })
    .from(people)
    .leftJoin(accounts, ownsAccount)
  return new Map(
    rows.map(({ email, number, ...person }) => [
      email.split('@')[0] ?? '',
      { ...person, badge: idNumberOf(number) },
    ]),
  )
}

import { recordRequestHistory } from '@atrium/contract/people/samples'
import { accounts, recordRequests } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const day = 24 * 3_600_000

export async function recordRequestsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: recordRequests.id }).from(recordRequests).limit(1)).length === 0
}

/** Writes the requests of sample people for changes of their records; HR has decided a day later. */
export async function seedRecordRequests(tx: Database): Promise<void> {
  const people = await tx
    .select({ id: accounts.id, email: accounts.email, role: accounts.role })
    .from(accounts)
  const hr = people.find(({ role }) => role === 'hr')
  for (const { mail, sentBefore, ...request } of recordRequestHistory) {
    const person = people.find(({ email }) => email === `${mail}@caspora.example`)
    if (!person) continue
    const createdAt = new Date(Date.now() - sentBefore * day)
    const decided = request.state !== 'sent' && {
      decidedAt: new Date(createdAt.getTime() + day),
      decidedBy: hr?.id ?? null,
    }
    await tx.insert(recordRequests).values({ ...request, accountId: person.id, createdAt, ...decided })
  }
}

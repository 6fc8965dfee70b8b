import { eq } from 'drizzle-orm'
import { beginSession } from '#accounts/sessions.ts'
import { type AccountRecord, findPersonToJoin, insertAccount, insertPerson } from '#db/accounts.ts'
import { people } from '#db/schema.ts'
import type { TestServices } from './services.ts'

const named = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
let counted = 0

type Person = Omit<typeof people.$inferInsert, 'id' | 'createdAt'>

/**
 * A person with a unique address and an account; the person whose record has the address, or a new one. Without a badge, and
 * without a password, unless one is given.
 */
export async function hire(
  { database: { db } }: Pick<TestServices, 'database'>,
  {
    id,
    role,
    readsSuggestions,
    passwordHash,
    deactivatedAt,
    ...hired
  }: Partial<Person & Parameters<typeof insertAccount>[2]> = {},
): Promise<AccountRecord> {
  counted += 1
  const { language = 'EN', passkeyHandle, createdAt, ...person } = hired
  const { email = `person${counted}@caspora.example` } = person
  const unknown = { name: 'Leyla', surname: 'Əliyeva', job: named, unit: named, ...person, email }
  const personId = (await findPersonToJoin(db, email)) ?? (await insertPerson(db, unknown))
  const given = { id, role, readsSuggestions, passwordHash, deactivatedAt, passkeyHandle, createdAt }
  const account = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return insertAccount(db, personId, { language, ...account })
}

/** Gives the person of an account a badge, and changes the other given columns. */
export async function assignBadge(
  { database: { db } }: Pick<TestServices, 'database'>,
  { personId }: Pick<AccountRecord, 'personId'>,
  person: Partial<Person> & { number: number },
): Promise<void> {
  await db.update(people).set(person).where(eq(people.id, personId))
}

/** The request headers of a signed-in person’s browser; starts a session. */
export async function signIn(
  { database, now }: Pick<TestServices, 'database' | 'now'>,
  { id }: Pick<AccountRecord, 'id'>,
): Promise<{ cookie: string }> {
  const token = await beginSession(database.db, { accountId: id, userAgent: '', now: now() })
  return { cookie: `atrium-session=${token}` }
}

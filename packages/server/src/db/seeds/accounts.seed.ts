import { type Role, roles } from '@atrium/contract/accounts'
import { samplePassword, staffSamples } from '@atrium/contract/accounts/samples'
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { findPersonToJoin, insertAccount, insertPerson } from '#db/accounts.ts'
import { accounts, sessions } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashPassword, isPassword } from '#secrets/passwords.ts'

export async function accountsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0
}

/** Writes the sample accounts. They share a password that everybody may read, so they share its hash as well. */
export async function seedAccounts(tx: Database): Promise<void> {
  const passwordHash = await hashPassword(samplePassword)
  for (const {
    id,
    role,
    readsSuggestions,
    firstName,
    lastName,
    position,
    jobTitle,
    ...person
  } of staffSamples) {
    const personId =
      (await findPersonToJoin(tx, person.email)) ??
      (await insertPerson(tx, {
        ...person,
        name: firstName,
        surname: lastName,
        job: position,
        unit: jobTitle,
      }))
    await insertAccount(tx, personId, { id, role, readsSuggestions, language: 'AZ', passwordHash })
  }
  // The samples bring their own numbers; the next person has to come after them.
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('accounts', 'id'), (select max(id) from accounts))`,
  )
}

/** A sample account that still has the published password, by the reason to sign in with it. */
interface SampleSignIn {
  /** The role, and `manager` for the first account, which leads a team. */
  as: Role | 'manager'
  /** What the person does in the staff area. */
  does: string
  email: string
  password: string
}

const duties = {
  manager: 'leads a team and decides about its leave',
  admin: 'gives roles, reads the audit log, and does what HR does',
  hr: 'manages people, rooms and leave, and reads suggestions',
  editor: 'writes news, and decides about the leave of a team while its manager is away',
  staff: 'leads nobody',
} satisfies Record<SampleSignIn['as'], string>

/** Sample accounts, the first one and one for each role, while they still open the staff area. */
export async function sampleSignIns(db: Database): Promise<SampleSignIn[]> {
  const [first, ...others] = staffSamples
  const chosen = [
    ...(first ? [{ as: 'manager' as const, email: first.email }] : []),
    ...roles.toReversed().flatMap((role) => {
      const sample = others.findLast((one) => one.role === role)
      return sample ? [{ as: role, email: sample.email }] : []
    }),
  ]
  const open = await openSamples(
    db,
    chosen.map(({ email }) => email),
  )
  return chosen
    .filter(({ email }) => open.some((account) => account.email === email))
    .map((one) => ({ ...one, does: duties[one.as], password: samplePassword }))
}

/**
 * Removes the published password from the sample accounts that still have it, and ends their sessions: a link sets
 * another password. Returns their addresses.
 */
export async function closeSampleAccounts(db: Database): Promise<string[]> {
  const open = await openSamples(
    db,
    staffSamples.map(({ email }) => email),
  )
  if (open.length === 0) return []
  const ids = open.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash: null }).where(inArray(accounts.id, ids))
    await tx.delete(sessions).where(inArray(sessions.accountId, ids))
  })
  return open.map(({ email }) => email)
}

/** The active accounts with these addresses and the published password. */
async function openSamples(db: Database, emails: string[]) {
  const active = await db
    .select({ id: accounts.id, email: accounts.email, hash: accounts.passwordHash })
    .from(accounts)
    .where(
      and(inArray(accounts.email, emails), isNull(accounts.deactivatedAt), isNotNull(accounts.passwordHash)),
    )
  // A verification is slow on purpose; the seed gives all samples the same hash.
  const published = new Set<string | null>()
  for (const hash of new Set(active.map(({ hash }) => hash)))
    if (await isPassword(hash, samplePassword)) published.add(hash)
  return active.filter(({ hash }) => published.has(hash))
}

import { samplePassword, staffSamples } from '@atrium/contract/samples'
import { eq, sql } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashPassword, isPassword } from '#secrets/passwords.ts'

export async function accountsAreEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Writes the sample accounts. They share a password that everybody may read, so they share its hash as well. */
export async function seedAccounts(tx: Database): Promise<void> {
  const passwordHash = await hashPassword(samplePassword)
  await tx.insert(users).values(
    staffSamples.map(({ id, email, firstName, lastName, role, phone, position, jobTitle }) => ({
      id,
      email,
      firstName,
      lastName,
      role,
      phone,
      position,
      jobTitle,
      language: 'AZ' as const,
      passwordHash,
    })),
  )
  // The samples bring their own numbers; the next person has to come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`)
}

/** Address and password of the first sample account, while they still open the staff area. */
export async function sampleSignIn(db: Database): Promise<{ email: string; password: string } | undefined> {
  const email = staffSamples[0]?.email ?? ''
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const isOpen =
    user !== undefined && user.deactivatedAt === null && (await isPassword(user.passwordHash, samplePassword))
  return isOpen ? { email, password: samplePassword } : undefined
}

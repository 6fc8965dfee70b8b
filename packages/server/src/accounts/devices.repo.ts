import { and, eq, lt } from 'drizzle-orm'
import { knownDevices, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'

/** Milliseconds that a browser stays known without being used to sign in. */
export const deviceSpan = 180 * 24 * 3_600_000

/** A browser that somebody has signed in with before. */
interface KnownDevice {
  id: number
  token: string
}

/** The browser with this token, if an account has been used in it. One question, whether or not there is the account. */
export async function findDevice(
  db: Database,
  email: string,
  token: string,
): Promise<KnownDevice | undefined> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashOf(token)), eq(users.email, email)))
  return row && { id: row.id, token }
}

/** Notes that somebody has signed in with a browser; returns the token that belongs into its cookie. */
export async function rememberDevice(
  tx: Database,
  { userId, known, now }: { userId: number; known: KnownDevice | undefined; now: Date },
): Promise<string> {
  if (known) {
    const touched = await tx
      .update(knownDevices)
      .set({ lastUsedAt: now })
      .where(eq(knownDevices.id, known.id))
      .returning({ id: knownDevices.id })
    if (touched.length > 0) return known.token
  }
  // Never a token that the browser brought along: somebody else could have put it there.
  const token = newToken()
  await tx.insert(knownDevices).values({ userId, tokenHash: hashOf(token), lastUsedAt: now })
  return token
}

export async function deleteDevicesOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Forgets the browsers that nobody has signed in with for long. */
export async function deleteExpiredDevices(tx: Database, now: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceSpan)))
}

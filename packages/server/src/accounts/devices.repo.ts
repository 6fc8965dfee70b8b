import { and, eq, lt } from 'drizzle-orm'
import { accounts, knownDevices } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'

/** Milliseconds after which an unused browser is no longer known. */
export const deviceSpan = 180 * 24 * 3_600_000

/** A browser in which the account was used before. */
export interface KnownDevice {
  id: number
  token: string
}

/** The known browser with this token, if the account was used in it. One query, whether or not the account exists. */
export async function findDevice(
  db: Database,
  email: string,
  token: string,
): Promise<KnownDevice | undefined> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
    .where(and(eq(knownDevices.tokenHash, hashOf(token)), eq(accounts.email, email)))
  return row && { id: row.id, token }
}

/** Whether the account was used in any known browser. */
export async function hasDevices(db: Database, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .limit(1)
  return rows.length > 0
}

/** Records a sign-in with a browser; returns the token for its cookie. */
export async function rememberDevice(
  tx: Database,
  { accountId, known, now }: { accountId: number; known: KnownDevice | undefined; now: Date },
): Promise<string> {
  if (known) {
    const touched = await tx
      .update(knownDevices)
      .set({ lastUsedAt: now })
      .where(eq(knownDevices.id, known.id))
      .returning({ id: knownDevices.id })
    if (touched.length > 0) return known.token
  }
  // Never a token that the browser sent: an attacker could have planted it.
  const token = newToken()
  await tx.insert(knownDevices).values({ accountId, tokenHash: hashOf(token), lastUsedAt: now })
  return token
}

export async function deleteDevicesOf(tx: Database, accountId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId))
}

/** Deletes browsers that were not used for long. */
export async function deleteExpiredDevices(tx: Database, now: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - deviceSpan)))
}

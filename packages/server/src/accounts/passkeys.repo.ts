import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { passkeyChallenges, passkeys } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf } from '#secrets/tokens.ts'

export type PasskeyRecord = typeof passkeys.$inferSelect

export async function listPasskeysOf(db: Database, accountId: number): Promise<PasskeyRecord[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id))
}

export async function countPasskeys(db: Database, accountId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
  return row?.all ?? 0
}

/** The passkey with this id of a credential, whoever owns it. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRecord | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Returns whether it wrote: somebody, the person included, may have a passkey with this id already. */
export async function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length > 0
}

/**
 * Records a use with the new counter of the device. Returns `false` when the passkey was removed, or used otherwise, since
 * it was read.
 */
export async function touchPasskey(
  db: Database,
  { id, counter }: PasskeyRecord,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Deletes a passkey of a person; returns whether the person had it. */
export async function deletePasskeyOf(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Deletes all passkeys of a person; returns whether there was one. */
export async function deletePasskeysOf(db: Database, accountId: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Stores a challenge: for a new passkey of a person, or, with `null`, for the proof of any passkey. */
export async function insertChallenge(
  db: Database,
  { challenge, accountId, expiresAt }: { challenge: string; accountId: number | null; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values({ challengeHash: hashOf(challenge), accountId, expiresAt })
}

/** Deletes a challenge. Returns whether it was valid; of two simultaneous calls only one returns `true`. */
export async function spendChallenge(
  db: Database,
  { challenge, accountId, now }: { challenge: string; accountId: number | null; now: Date },
): Promise<boolean> {
  const { challengeHash, expiresAt, accountId: owner } = passkeyChallenges
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashOf(challenge)),
        accountId === null ? isNull(owner) : eq(owner, accountId),
        gt(expiresAt, now),
      ),
    )
    .returning({ challengeHash })
  return rows.length > 0
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}

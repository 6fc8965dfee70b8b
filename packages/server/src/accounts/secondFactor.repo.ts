import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { countPasskeys } from './passkeys.repo.ts'

export type SecondFactorRecord = typeof secondFactors.$inferSelect

/** The second factor of a person, also one that waits for its first code. */
export async function findSecondFactor(
  db: Database,
  accountId: number,
): Promise<SecondFactorRecord | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId))
  return row
}

/** Whether the password alone does not sign the person in: there is an authenticator app or a passkey. */
export async function hasSecondFactor(db: Database, accountId: number): Promise<boolean> {
  const factor = await findSecondFactor(db, accountId)
  return Boolean(factor?.confirmedAt) || (await countPasskeys(db, accountId)) > 0
}

/** Stores a new secret, which waits for its first code. Leaves a second factor that is on: returns whether it wrote. */
export async function saveSecret(
  db: Database,
  { accountId, secret, now }: { accountId: number; secret: string; now: Date },
): Promise<boolean> {
  const fresh = { secret, confirmedAt: null, lastStep: 0, createdAt: now }
  const rows = await db
    .insert(secondFactors)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}

/** Records the time step of an accepted code. Of two simultaneous calls with one code, only one returns `true`. */
export async function spendStep(db: Database, accountId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId })
  return rows.length > 0
}

export async function confirmSecret(db: Database, accountId: number, now: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.accountId, accountId))
}

/** Deletes the secret of the authenticator app; returns whether the app was on. */
export async function deleteSecret(db: Database, accountId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function deleteRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
}

export async function replaceRecoveryCodeHashes(
  db: Database,
  accountId: number,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, accountId)
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })))
}

/** Deletes a recovery code. Of two simultaneous calls with one code, only one returns `true`. */
export async function spendRecoveryCode(db: Database, accountId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
  return row?.left ?? 0
}

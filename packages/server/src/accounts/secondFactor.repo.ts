import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { countPasskeys } from './passkeys.repo.ts'

export type SecondFactorRecord = typeof secondFactors.$inferSelect

/** The second factor of a person, also one that waits for its first code. */
export async function findSecondFactor(
  db: Database,
  userId: number,
): Promise<SecondFactorRecord | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** Whether the password alone does not sign the person in: there is an authenticator app or a passkey. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  return Boolean(factor?.confirmedAt) || (await countPasskeys(db, userId)) > 0
}

/** Stores a new secret, which waits for its first code. Leaves a second factor that is on: returns whether it wrote. */
export async function putSecret(
  db: Database,
  { userId, secret, now }: { userId: number; secret: string; now: Date },
): Promise<boolean> {
  const fresh = { secret, confirmedAt: null, lastStep: 0, createdAt: now }
  const rows = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Records the time step of an accepted code. Of two simultaneous calls with one code, only one returns `true`. */
export async function spendStep(db: Database, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

export async function confirmSecret(db: Database, userId: number, now: Date): Promise<void> {
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId))
}

/** Deletes the secret of the authenticator app; returns whether the app was on. */
export async function deleteSecret(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function deleteRecoveryCodes(db: Database, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function replaceRecoveryCodeHashes(
  db: Database,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

/** Deletes a recovery code. Of two simultaneous calls with one code, only one returns `true`. */
export async function spendRecoveryCode(db: Database, userId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

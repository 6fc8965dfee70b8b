import {
  accounts,
  knownDevices,
  loginAttempts,
  mails,
  passkeyChallenges,
  passkeys,
  passwordLinks,
  recoveryCodes,
  secondFactors,
  sessions,
} from '#db/schema.ts'
import type { TestServices } from './services.ts'

/** Call it before the tests. The returned function resets the sample accounts, with no sessions. */
export async function sampleAccounts({ database: { db } }: TestServices): Promise<() => Promise<void>> {
  const [sample] = await db.select().from(accounts)
  return async () => {
    const written = [
      loginAttempts,
      sessions,
      knownDevices,
      passwordLinks,
      recoveryCodes,
      secondFactors,
      passkeys,
      passkeyChallenges,
      mails,
    ]
    for (const table of written) await db.delete(table)
    await db
      .update(accounts)
      .set({ deactivatedAt: null, passwordHash: sample?.passwordHash ?? null, language: 'AZ' })
  }
}

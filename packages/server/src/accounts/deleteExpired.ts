import type { Database } from '#db/types.ts'
import { deleteExpiredDevices } from './devices.repo.ts'
import { deleteExpiredAttempts } from './loginAttempts.repo.ts'
import { deleteExpiredChallenges } from './passkeys.repo.ts'
import { deleteExpiredLinks } from './passwordLinks.repo.ts'
import { deletePastWindows } from './rateLimits.repo.ts'
import { deleteExpiredSessions } from './sessions.repo.ts'
import { sessionCutoffs } from './sessions.ts'

/** Deletes expired sessions, password links, challenges and counters, and browsers that were not used for long. */
export async function deleteExpiredSignIns(tx: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(tx, sessionCutoffs(now))
  await deleteExpiredLinks(tx, now)
  await deleteExpiredAttempts(tx, now)
  await deleteExpiredChallenges(tx, now)
  await deletePastWindows(tx, now)
  await deleteExpiredDevices(tx, now)
}

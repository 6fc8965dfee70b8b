import type { Database } from '#db/types.ts'
import { deleteOldDevices } from './devices.repo.ts'
import { deleteOldLinks } from './passwordLinks.repo.ts'
import { deleteOldSessions } from './sessions.repo.ts'
import { sessionCutoffs } from './sessions.ts'
import { deleteQuietTries } from './tries.repo.ts'

/** Removes what signing in leaves behind once it is over: sessions, links, counts of tries, browsers long unused. */
export async function forgetOldSignIns(tx: Database, now: Date): Promise<void> {
  await deleteOldSessions(tx, sessionCutoffs(now))
  await deleteOldLinks(tx, now)
  await deleteQuietTries(tx, now)
  await deleteOldDevices(tx, now)
}

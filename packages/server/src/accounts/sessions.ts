import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import {
  deleteSessionByToken,
  findSession,
  insertSession,
  replaceSessionToken,
  type SessionCutoffs,
  type SessionRecord,
  touchSession,
} from './sessions.repo.ts'
import type { UserRecord } from './users.repo.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds. A session ends when nobody uses it for so long, and in any case after so many days. */
export const sessionSpan = { idle: 12 * hour, whole: 7 * 24 * hour } as const

/** How often the use of a session is written down, in milliseconds. */
const touchEvery = minute

/** The session of a request, and whose it is. */
export interface SignedIn {
  session: SessionRecord
  user: UserRecord
}

export const sessionCutoffs = (now: Date): SessionCutoffs => ({
  seenAfter: new Date(now.getTime() - sessionSpan.idle),
  createdAfter: new Date(now.getTime() - sessionSpan.whole),
})

/** Begins a session; its token belongs into the browser's cookie and nowhere else. */
export async function beginSession(
  db: Database,
  { userId, userAgent, now }: { userId: number; userAgent: string; now: Date },
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    userId,
    tokenHash: hashOf(token),
    userAgent: userAgent.slice(0, 500),
    lastSeenAt: now,
    createdAt: now,
  })
  return token
}

/** Who this token belongs to, if it still does; notes that it was used. */
export async function resumeSession(db: Database, token: string, now: Date): Promise<SignedIn | undefined> {
  const found = await findSession(db, hashOf(token), sessionCutoffs(now))
  if (found && now.getTime() - found.session.lastSeenAt.getTime() >= touchEvery)
    await touchSession(db, found.session.id, now)
  return found
}

/** Ends the session that a browser's cookie names, if there is one. */
export async function endSessionOf(db: Database, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteSessionByToken(db, hashOf(token))
}

/** Goes on with a session under another token, so that a stolen cookie is worth nothing any more. */
export async function renewSession(db: Database, id: number): Promise<string> {
  const token = newToken()
  await replaceSessionToken(db, id, hashOf(token))
  return token
}

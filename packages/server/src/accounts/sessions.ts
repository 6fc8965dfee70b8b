import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import {
  deleteOldestSessions,
  deleteSessionByToken,
  findSession,
  insertSession,
  listLiveSessionIds,
  replaceSessionToken,
  type SessionCutoffs,
  type SessionRecord,
  touchSession,
} from './sessions.repo.ts'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds. A session ends after `idle` without use, and at the latest after `whole`. */
export const sessionSpan = { idle: 12 * hour, whole: 7 * 24 * hour } as const

/** The most sessions of a person; a further sign-in ends the session that was unused for longest. */
const maxSessions = 20

/** Milliseconds after a sign-in or a re-authentication in which calls about sign-in itself are accepted. */
export const authenticationSpan = 10 * minute

/** Milliseconds between two updates of the last use. */
const touchEvery = minute

/** The session of a request and its user. */
export interface SignedIn {
  session: SessionRecord
  account: AccountRecord
}

export const sessionCutoffs = (now: Date): SessionCutoffs => ({
  seenAfter: new Date(now.getTime() - sessionSpan.idle),
  createdAfter: new Date(now.getTime() - sessionSpan.whole),
})

/** Creates a session and returns its token, for the cookie of the browser only. Ends the oldest of too many sessions. */
export async function beginSession(
  db: Database,
  { accountId, userAgent, now }: { accountId: number; userAgent: string; now: Date },
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    accountId,
    tokenHash: hashOf(token),
    userAgent: userAgent.slice(0, 500),
    lastSeenAt: now,
    authenticatedAt: now,
    createdAt: now,
  })
  await deleteOldestSessions(db, accountId, maxSessions)
  return token
}

/** The session and user of a token, if the session has not ended; updates the last use. */
export async function resumeSession(db: Database, token: string, now: Date): Promise<SignedIn | undefined> {
  const found = await findSession(db, hashOf(token), sessionCutoffs(now))
  if (found && now.getTime() - found.session.lastSeenAt.getTime() >= touchEvery)
    await touchSession(db, found.session.id, now)
  return found
}

/** Those of the given sessions that have not ended. */
export const listLiveSessions = async (
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => new Set(await listLiveSessionIds(db, ids, sessionCutoffs(now)))

/** Ends the session of a token, if it exists; returns the id of its person. */
export async function endSessionOf(db: Database, token: string | undefined): Promise<number | undefined> {
  return token === undefined ? undefined : deleteSessionByToken(db, hashOf(token))
}

/** Replaces the token of a session, so that a stolen cookie becomes useless (against session fixation). */
export async function renewSession(db: Database, id: number): Promise<string> {
  const token = newToken()
  await replaceSessionToken(db, id, hashOf(token))
  return token
}

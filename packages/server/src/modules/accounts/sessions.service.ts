import type { AccountSession } from '@atrium/contract/accounts'
import { deleteSession, deleteSessionsOf, listSessionRows } from '#accounts/sessions.repo.ts'
import { type SignedIn, sessionCutoffs } from '#accounts/sessions.ts'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { browserName } from './browserName.ts'

/** The sessions of a person: the current session first, then by last use. */
export async function listSessions(
  { database, now }: Services,
  { account, session: current }: SignedIn,
): Promise<AccountSession[]> {
  const rows = await listSessionRows(database.db, account.id, sessionCutoffs(now()))
  return rows
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ...browserName(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === current.id,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Ends a session of the person. Throws 404 for an id that is not one of their sessions. */
export async function endSession(
  { database }: Services,
  { account }: SignedIn,
  id: number,
): Promise<undefined> {
  if (!(await deleteSession(database.db, account.id, id))) throw notFound()
}

/** Ends all sessions of a person except the current one. */
export async function endOtherSessions(
  { database }: Services,
  { account, session }: SignedIn,
): Promise<undefined> {
  await deleteSessionsOf(database.db, account.id, session.id)
}

import type { Application, JoinChanges } from '@atrium/contract/hiring'
import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { changeAs } from '#db/audit.ts'
import { applicationEvents, applications, candidates } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { type LockedApplication, lockVisible } from './applicationRights.repo.ts'
import { getApplication } from './applications.service.ts'
import type { Viewer } from './viewer.ts'

/**
 * Confirms that two applications are of one person, with all that are joined to them already, or takes the other one out.
 * Throws 404 when the viewer may not see both, and for an application and itself.
 */
export const joinApplications = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  viewer: Viewer,
  id: number,
  { otherId, isSame }: JoinChanges,
): Promise<Application> =>
  changeAs(database.db, viewer.accountId, async (tx) => {
    const locked = await lockVisible(tx, viewer, [id, otherId])
    const [own, other] = [id, otherId].map((each) => locked.find((one) => one.id === each))
    if (!own || !other || id === otherId) throw notFound()
    const isJoined = own.candidateId !== null && own.candidateId === other.candidateId
    if (isSame && !isJoined) await join(tx, viewer, own, other, now())
    if (!isSame && isJoined) await separate(tx, own, other)
    return getApplication(tx, viewer, id, now())
  })

async function join(
  tx: Database,
  { accountId }: Viewer,
  own: LockedApplication,
  other: LockedApplication,
  createdAt: Date,
): Promise<void> {
  const candidateId = own.candidateId ?? other.candidateId ?? (await insertCandidate(tx, createdAt))
  const theirs = await lockApplicationsOf(tx, other.candidateId)
  await assignCandidate(tx, [own, other, ...theirs], candidateId)
  await deleteUnused(tx, other.candidateId)
  const entry = { accountId, kind: 'joined' as const, createdAt }
  await insertApplicationEvents(tx, [
    { ...entry, applicationId: own.id, data: { reference: other.reference } },
    { ...entry, applicationId: other.id, data: { reference: own.reference } },
  ])
}

/** What the history says of the two is taken back: it was a mistake. */
async function separate(tx: Database, own: LockedApplication, other: LockedApplication): Promise<void> {
  await assignCandidate(tx, [other], null)
  const rest = await lockApplicationsOf(tx, other.candidateId)
  if (rest.length === 1) await assignCandidate(tx, rest, null)
  await deleteUnused(tx, other.candidateId)
  const { kind, applicationId, data } = applicationEvents
  const says = (one: LockedApplication, reference: string) =>
    and(eq(applicationId, one.id), sql`${data} ->> 'reference' = ${reference}`)
  const mistaken = [own, ...rest].flatMap((one) => [says(one, other.reference), says(other, one.reference)])
  await tx.delete(applicationEvents).where(and(eq(kind, 'joined'), or(...mistaken)))
}

async function insertCandidate(tx: Database, createdAt: Date): Promise<number> {
  const [row] = await tx.insert(candidates).values({ createdAt }).returning()
  if (!row) throw new Error('The candidate was not written.')
  return row.id
}

/** The applications of a candidate, locked in the order of their ids. */
const lockApplicationsOf = async (tx: Database, candidateId: number | null) =>
  candidateId === null
    ? []
    : tx
        .select()
        .from(applications)
        .where(eq(applications.candidateId, candidateId))
        .orderBy(asc(applications.id))
        .for('update')

async function assignCandidate(
  tx: Database,
  of: readonly LockedApplication[],
  candidateId: number | null,
): Promise<void> {
  const ids = of.map(({ id }) => id)
  await tx.update(applications).set({ candidateId }).where(inArray(applications.id, ids))
}

/** Deletes a candidate who has no application. */
async function deleteUnused(tx: Database, id: number | null): Promise<void> {
  if (id === null) return
  const theirs = tx.select().from(applications).where(eq(applications.candidateId, candidates.id))
  await tx.delete(candidates).where(and(eq(candidates.id, id), notExists(theirs)))
}

import type { Application } from '@atrium/contract/hiring'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { type LockedApplication, lockVisible } from './applicationRights.repo.ts'
import { getApplication } from './applications.service.ts'
import {
  assignCandidate,
  deleteUnusedCandidates,
  insertCandidate,
  lockApplicationsOf,
} from './candidates.repo.ts'
import { deleteJoinedEvents } from './events.repo.ts'
import type { Viewer } from './viewer.ts'

type Parts = Pick<Services, 'database' | 'now'>

/**
 * Confirms that two applications are of one person, with all that are joined to them already, or takes the other one out.
 * Throws 404 when the viewer may not see both, and for an application and itself.
 */
export const joinApplications = (
  parts: Parts,
  viewer: Viewer,
  id: number,
  { otherId, isSame }: { otherId: number; isSame: boolean },
): Promise<Application> =>
  changeAs(parts.database.db, viewer.accountId, async (tx) => {
    // In the order of their ids, so that two of these calls never wait for each other.
    const locked = new Map<number, LockedApplication>()
    for (const each of [id, otherId].sort((one, other) => one - other)) {
      const application = await lockVisible(tx, viewer, each)
      if (application) locked.set(each, application)
    }
    const [own, other] = [locked.get(id), locked.get(otherId)]
    if (!own || !other || id === otherId) throw notFound()
    const isJoined = own.candidateId !== null && own.candidateId === other.candidateId
    if (isSame && !isJoined) await join(tx, parts, viewer, own, other)
    if (!isSame && isJoined) await separate(tx, own, other)
    return getApplication(tx, viewer, id, parts.now())
  })

async function join(
  tx: Database,
  { now }: Pick<Parts, 'now'>,
  { accountId }: Viewer,
  own: LockedApplication,
  other: LockedApplication,
): Promise<void> {
  const createdAt = now()
  const candidateId = own.candidateId ?? other.candidateId ?? (await insertCandidate(tx, createdAt))
  const theirs = other.candidateId === null ? [] : await lockApplicationsOf(tx, [other.candidateId])
  await assignCandidate(
    tx,
    [own, other, ...theirs].map(({ id }) => id),
    candidateId,
  )
  if (other.candidateId !== null) await deleteUnusedCandidates(tx, [other.candidateId])
  const entry = { accountId, kind: 'joined' as const, createdAt }
  await insertApplicationEvents(tx, [
    { ...entry, applicationId: own.id, data: { reference: other.reference } },
    { ...entry, applicationId: other.id, data: { reference: own.reference } },
  ])
}

/** What the history says of the two is taken back: it was a mistake. */
async function separate(tx: Database, own: LockedApplication, other: LockedApplication): Promise<void> {
  const { candidateId } = other
  if (candidateId === null) return
  await assignCandidate(tx, [other.id], null)
  const rest = await lockApplicationsOf(tx, [candidateId])
  if (rest.length === 1)
    await assignCandidate(
      tx,
      rest.map(({ id }) => id),
      null,
    )
  await deleteUnusedCandidates(tx, [candidateId])
  await deleteJoinedEvents(
    tx,
    [own, ...rest].flatMap((one) => [
      { applicationId: one.id, reference: other.reference },
      { applicationId: other.id, reference: one.reference },
    ]),
  )
}

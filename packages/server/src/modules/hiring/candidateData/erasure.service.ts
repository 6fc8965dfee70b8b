import { toEmailAddress } from '@atrium/contract/core'
import type { CandidateData } from '@atrium/contract/hiring'
import { asc, inArray } from 'drizzle-orm'
import { nameActor } from '#db/audit.ts'
import { lockParticipants } from '#db/lockParticipants.ts'
import { listConcerned } from '#db/meetingRevisions.ts'
import { applications } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Texts } from '#i18n/texts.ts'
import { deleteUnusedCalendars } from '#mail/mails.repo.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import { deleteFiles } from '#storage/files.repo.ts'
import {
  type CandidateApplication,
  countParts,
  deleteApplications,
  deleteMessages,
  hasAccount,
  listCandidateApplications,
  listGuestMeetings,
  listMailsTo,
} from './candidateData.repo.ts'
import { anonymizeGuests } from './guests.repo.ts'
import { redactMeeting } from './redactMeeting.ts'

export const candidateOf = (rows: readonly CandidateApplication[]) => ({
  ids: rows.map(({ application }) => application.id),
  emails: [...new Set(rows.map(({ application }) => toEmailAddress(application.email)))],
})

/** The applications of the person of one. Throws 404 for an unknown application. */
export async function findCandidate(db: Database, id: number): Promise<CandidateApplication[]> {
  const rows = await listCandidateApplications(db, id)
  if (rows.length === 0) throw notFound()
  return rows
}

/** What is stored about the person of an application, in numbers. Throws 404 for an unknown application. */
export async function getCandidateData(db: Database, id: number): Promise<CandidateData> {
  const rows = await findCandidate(db, id)
  const candidate = candidateOf(rows)
  return {
    references: rows.map(({ application }) => application.reference),
    files: new Set(rows.map(({ file }) => file.id)).size,
    mails: (await listMailsTo(db, candidate)).length,
    ...(await countParts(db, candidate.ids)),
    isHired: rows.some(({ application }) => application.personId !== null),
  }
}

/**
 * Deletes everything about the person of an application: joined applications with history, ratings and interviews, CVs and
 * their words, mails and notifications; in meetings the person becomes a guest without name and address. `references` are
 * the applications that were confirmed. `actorId` is left out for a command. Throws as `eraseCandidate` of the contract says.
 */
export async function eraseCandidate(
  services: Pick<Services, 'database' | 'storage' | 'texts'>,
  { id, references, actorId }: { id: number; references: readonly string[]; actorId?: number },
): Promise<undefined> {
  const { database, storage, texts } = services
  const find = async (tx: Database) => {
    return listConcerned(tx, await meetingsOf(tx, candidateOf(await findCandidate(tx, id))))
  }
  const keys = await lockParticipants(database.db, find, async (tx) => {
    if (actorId !== undefined) await nameActor(tx, actorId)
    const { ids } = candidateOf(await findCandidate(tx, id))
    const isOfCandidate = inArray(applications.id, ids)
    await tx.select().from(applications).where(isOfCandidate).orderBy(asc(applications.id)).for('update')
    const rows = await findCandidate(tx, id)
    if (rows.some(({ application }) => !references.includes(application.reference)))
      throw new HttpError(409, 'changedMeanwhile')
    return erase(tx, texts, rows)
  })
  // The sweep of the next start deletes what is left.
  await discardFiles({ database, storage }, keys)
}

const meetingsOf = async (tx: Database, candidate: ReturnType<typeof candidateOf>) =>
  listGuestMeetings(tx, candidate, await hasAccount(tx, candidate.emails))

async function erase(tx: Database, texts: Texts, rows: readonly CandidateApplication[]): Promise<string[]> {
  const candidate = candidateOf(rows)
  const { emails } = candidate
  const meetingIds = await meetingsOf(tx, candidate)
  // A colleague who applied keeps the name among the attendees.
  const fullNames = (await hasAccount(tx, emails))
    ? []
    : rows.flatMap(({ application: { firstName, lastName } }) => [
        `${firstName} ${lastName}`,
        `${lastName} ${firstName}`,
      ])
  await anonymizeGuests(tx, { emails, meetingIds }, (meeting, guestNames, language) =>
    redactMeeting(meeting, {
      names: [...guestNames, ...fullNames],
      emails,
      word: texts(language, 'mail:erasedApplicant'),
    }),
  )
  await deleteMessages(tx, candidate, meetingIds)
  await deleteUnusedCalendars(tx)
  return deleteFiles(tx, await deleteApplications(tx, rows))
}

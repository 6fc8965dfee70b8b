import {
  company,
  compareNames,
  dayAndTime,
  inEachLanguage,
  type Language,
  retention,
} from '@atrium/contract/core'
import { addMonths } from '@atrium/contract/days'
import type { Application, ApplicationList } from '@atrium/contract/hiring'
import { changeAs, recordOpening } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import type { FileAnswer } from '#http/sendFile.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { FileMissingError } from '#storage/storage.ts'
import { findUndoable, historyOf, peopleIn } from './applicationHistory.ts'
import { type LockedApplication, listViewers, lockVisible } from './applicationRights.repo.ts'
import {
  findDetails,
  findRow,
  listEvents,
  listOthers,
  listRatings,
  listRows,
  listVacancies,
  namesOf,
} from './applications.repo.ts'
import { listInterviews } from './interviews/interviews.service.ts'
import type { Viewer } from './viewer.ts'

/** The applications that the viewer may see, with the names of their vacancies and of people. */
export async function listApplications(
  db: Database,
  viewer: Viewer,
  language: Language,
  before?: number,
): Promise<ApplicationList> {
  const rows = await listRows(db, viewer, before)
  const vacancyIds = new Set(rows.flatMap(({ vacancyId }) => vacancyId ?? []))
  const texts = await listVacancies(db, [...vacancyIds])
  const positions = new Map<number, Partial<Record<Language, string>>>()
  const reviewed = new Set<number>()
  const named = new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))
  for (const { id, language: spoken, position, managerId, reviewerIds } of texts) {
    positions.set(id, { ...positions.get(id), [spoken]: position })
    for (const personId of [...reviewerIds, ...(managerId === null ? [] : [managerId])]) {
      named.add(personId)
      if (personId === viewer.personId) reviewed.add(id)
    }
  }
  const people = await namesOf(db, [...named])
  for (const { id, name } of await listViewers(db, null)) people.set(id, name)
  return {
    applications: rows,
    vacancies: [...positions].map(([id, inLanguages]) => ({
      id,
      position: localize(inLanguages, language) ?? '',
      isReviewed: reviewed.has(id),
    })),
    people: [...people]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => compareNames(one.name, other.name)),
  }
}

/** One application. Throws 404 for one that the viewer may not see. */
export async function getApplication(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<Application> {
  const row = await findRow(db, viewer, id)
  const details = row && (await findDetails(db, viewer, id))
  if (!row || !details) throw notFound()
  const { email, phone, message, candidateId, file, managerId, reviewerIds, keepAskedAt } = details
  const events = await listEvents(db, id)
  const ratings = await listRatings(db, id)
  const others = await listOthers(db, viewer, { id, candidateId, email, phone })
  const { revision } = row
  const undoable = findUndoable(events, { revision, accountId: viewer.accountId, now })
  const asked = [...new Set([managerId ?? [], reviewerIds ?? []].flat())]
  const texts = await listVacancies(db, [row.vacancyId ?? []].flat())
  const viewers = new Set((await listViewers(db, row.vacancyId)).map((one) => one.id))
  const named = [...viewers, ...asked, ...peopleIn(events), ...[row.ownerId ?? []].flat()]
  const names = await namesOf(db, [...new Set(named)])
  return {
    ...row,
    positions: inEachLanguage((language) => texts.find((one) => one.language === language)?.position ?? ''),
    contact: details.seesContacts ? { email, phone } : null,
    message,
    cv: { name: file.name, mediaType: file.mediaType, size: file.size, text: details.cvText ?? 'waiting' },
    history: historyOf(events, viewer.accountId, names),
    ratings:
      viewer.isManaging || row.ownVerdict !== null
        ? ratings.map(({ rating, name }) => ({
            personId: rating.personId,
            name,
            verdict: rating.verdict,
            words: rating.words,
            at: rating.createdAt.toISOString(),
          }))
        : [],
    reviewers: asked.flatMap((reviewerId) => {
      const name = names.get(reviewerId)
      const hasRated = ratings.some(({ rating }) => rating.personId === reviewerId)
      return name === undefined ? [] : [{ id: reviewerId, name, hasRated }]
    }),
    people: [...names]
      .map(([personId, name]) => ({ id: personId, name, maySee: viewers.has(personId) }))
      .sort((one, other) => compareNames(one.name, other.name)),
    others: others.map(({ createdAt, ...other }) => ({ ...other, receivedAt: createdAt.toISOString() })),
    interviews: await listInterviews(db, viewer, id, now),
    keptUntil: keptUntilOf(details),
    keepAskedAt: keepAskedAt?.toISOString() ?? null,
    isManaged: viewer.isManaging,
    undoableUntil: undoable?.until.toISOString() ?? null,
  }
}

/** The last day on which an application is kept. */
export const keptUntilOf = ({
  keepUntil,
  createdAt,
}: {
  keepUntil: string | null
  createdAt: Date
}): string => keepUntil ?? addMonths(dayAndTime(createdAt, company.timeZone).day, retention.applicationMonths)

/** Opens the CV of an application, with an entry in the audit log. Throws 404 for an application that the viewer may not see. */
export async function openCv(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  viewer: Viewer,
  id: number,
): Promise<FileAnswer> {
  const { file } = (await findDetails(database.db, viewer, id)) ?? {}
  if (!file) throw notFound()
  const { key, name, mediaType, size } = file
  try {
    const content = await storage.open(key)
    await changeAs(database.db, viewer.accountId, (tx) => recordOpening(tx, 'applications', id))
    return { content, name, mediaType, size, isDownload: true }
  } catch (error) {
    throw error instanceof FileMissingError ? notFound() : error
  }
}

/** What a change of an application is made with; the application is locked until the transaction ends. */
export interface Change {
  tx: Database
  services: Services
  viewer: Viewer
  application: LockedApplication
  at: Date
}

/** Changes an application, and returns it as it is afterwards. Throws 404 for one that the viewer may not see. */
export async function changeApplication(
  services: Services,
  viewer: Viewer,
  id: number,
  make: (change: Change) => Promise<void>,
): Promise<Application> {
  const { database, outbox, now } = services
  const changed = await changeAs(database.db, viewer.accountId, async (tx) => {
    const [application] = await lockVisible(tx, viewer, [id])
    if (!application) throw notFound()
    await make({ tx, services, viewer, application, at: now() })
    return getApplication(tx, viewer, id, now())
  })
  outbox.wake()
  return changed
}

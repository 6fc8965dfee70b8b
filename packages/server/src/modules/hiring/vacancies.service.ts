import { company, dayAndTime, type Language, type MessageKey } from '@atrium/contract/core'
import {
  publicationErrors,
  type Vacancy,
  type VacancyChanges,
  type VacancyFields,
  type VacancyRow,
} from '@atrium/contract/hiring'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  countApplications,
  deleteTexts,
  deleteVacancyRow,
  findVacancy,
  insertVacancy,
  type ListedText,
  listTextRows,
  listTextsOf,
  listVacancyRows,
  listWorking,
  lockCategory,
  lockVacancy,
  type NewVacancy,
  updateVacancy,
  type VacancyRecord,
  writeTexts,
} from './vacancies.repo.ts'
import { byLanguage, textChanges, textStatesOf, textsOf, versionOf } from './vacancyTexts.ts'

type Parts = Pick<Services, 'database' | 'now'>

const todayOf = (now: Date) => dayAndTime(now, company.timeZone).day

const noApplications = { all: 0, new: 0, hired: 0 }

const isOver = ({ closesOn }: { closesOn: string | null }, today: string) => !!closesOn && closesOn < today

/** All vacancies, newest first. */
export async function listVacancies({ database: { db }, now }: Parts): Promise<VacancyRow[]> {
  const today = todayOf(now())
  const rows = await listVacancyRows(db)
  const counts = new Map((await countApplications(db)).map(({ jobId, ...count }) => [jobId, count]))
  const texts = new Map<number, Partial<Record<Language, ListedText>>>()
  for (const text of await listTextRows(db))
    texts.set(text.jobId, { ...texts.get(text.jobId), [text.language]: text })
  return rows.map((row) => {
    const own = texts.get(row.id) ?? {}
    const inEach = (part: 'position' | 'city') => ({
      AZ: own.AZ?.[part] ?? '',
      EN: own.EN?.[part] ?? '',
      RU: own.RU?.[part] ?? '',
    })
    return {
      ...row,
      closesOn: row.closesOn ?? '',
      isOver: isOver(row, today),
      textStates: textStatesOf(row.original, own),
      counts: counts.get(row.id) ?? noApplications,
      positions: inEach('position'),
      city: inEach('city'),
    }
  })
}

/** Throws 404 for an unknown vacancy. */
export const getVacancy = ({ database, now }: Parts, id: number): Promise<Vacancy> =>
  readVacancy(database.db, id, now())

async function readVacancy(db: Database, id: number, now: Date): Promise<Vacancy> {
  const row = await findVacancy(db, id)
  if (!row) throw notFound()
  const stored = byLanguage(await listTextsOf(db, id))
  const versions = Object.fromEntries(
    Object.entries(stored).map(([language, text]) => [language, versionOf(text)]),
  )
  const [count] = await countApplications(db, id)
  return {
    ...row,
    closesOn: row.closesOn ?? '',
    isOver: isOver(row, todayOf(now)),
    textStates: textStatesOf(row.original, versions),
    counts: count ?? noApplications,
    texts: textsOf(stored),
  }
}

const columnsOf = ({ texts: _texts, closesOn, ...fields }: VacancyFields): NewVacancy => ({
  ...fields,
  closesOn: closesOn || null,
  reviewerIds: [...new Set(fields.reviewerIds)],
})

/** Throws 400 for a category or a person who is not there. People who were named before may have left. */
async function checkRecords(tx: Database, fields: VacancyFields, before?: VacancyRecord): Promise<void> {
  const { categoryId, managerId, reviewerIds } = fields
  const errors: Record<string, MessageKey> = {}
  if (!(await lockCategory(tx, categoryId))) errors.categoryId = 'categoryRequired'
  const wanted = [...(managerId === null ? [] : [managerId]), ...reviewerIds]
  const known = new Set([
    ...(await listWorking(tx, wanted)),
    ...(before?.managerId ? [before.managerId] : []),
    ...(before?.reviewerIds ?? []),
  ])
  if (managerId !== null && !known.has(managerId)) errors.managerId = 'leadUnknown'
  if (reviewerIds.some((id) => !known.has(id))) errors.reviewerIds = 'leadUnknown'
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Throws 400 for a vacancy that visitors must not see. */
function checkPublished(vacancy: Parameters<typeof publicationErrors>[0]): void {
  const errors = publicationErrors(vacancy)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Creates a draft. Throws 400 for an unknown category or person. */
export const createVacancy = (
  { database }: Parts,
  accountId: number,
  fields: VacancyFields,
): Promise<{ id: number }> =>
  changeAs(database.db, accountId, async (tx) => {
    await checkRecords(tx, fields)
    const id = await insertVacancy(tx, columnsOf(fields))
    const { original, texts } = fields
    const changes = { formerOriginal: original, original, texts, upToDate: [] }
    await writeTexts(tx, id, textChanges({}, changes).written)
    return { id }
  })

/** Finds a vacancy and locks it. Throws 404, and 409 when somebody has changed it since `revision`. */
async function lockRevision(tx: Database, id: number, revision: number): Promise<VacancyRecord> {
  const row = await lockVacancy(tx, id)
  if (!row) throw notFound()
  if (row.revision !== revision) throw new HttpError(409, 'changedMeanwhile')
  return row
}

/** Throws as `lockRevision`, and 400 as `createVacancy` and for an open one as `setVacancyState`. */
export const saveVacancy = (
  { database, now }: Parts,
  accountId: number,
  id: number,
  { revision, upToDate, ...fields }: VacancyChanges,
): Promise<Vacancy> =>
  changeAs(database.db, accountId, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    await checkRecords(tx, fields, before)
    if (before.state === 'open') {
      const isDayKept = fields.closesOn === (before.closesOn ?? '')
      checkPublished({ ...fields, isOver: !isDayKept && isOver(fields, todayOf(now())) })
    }
    const { original, texts } = fields
    const changes = { formerOriginal: before.original, original, texts, upToDate }
    const { written, deleted } = textChanges(byLanguage(await listTextsOf(tx, id)), changes)
    await updateVacancy(tx, id, { ...columnsOf(fields), revision: revision + 1 })
    await writeTexts(tx, id, written)
    await deleteTexts(tx, id, deleted)
    return readVacancy(tx, id, now())
  })

/** Publishes, closes or reopens. Throws as `lockRevision`, and 400 when visitors could not read the original text. */
export const setVacancyState = (
  { database, now }: Parts,
  accountId: number,
  id: number,
  { state, revision }: { state: 'open' | 'closed'; revision: number },
): Promise<Vacancy> =>
  changeAs(database.db, accountId, async (tx) => {
    const before = await lockRevision(tx, id, revision)
    if (before.state === 'draft' && state === 'closed') throw new HttpError(409, 'changedMeanwhile')
    if (before.state === state) return readVacancy(tx, id, now())
    const today = todayOf(now())
    if (state === 'open') checkPublished(await readVacancy(tx, id, now()))
    const published = { publishedAt: now(), publishedOn: before.publishedOn ?? today }
    await updateVacancy(tx, id, { state, revision: revision + 1, ...(state === 'open' && published) })
    return readVacancy(tx, id, now())
  })

/** A draft with the same fields and texts. Throws 404 for an unknown vacancy. */
export const duplicateVacancy = (
  { database }: Parts,
  accountId: number,
  id: number,
): Promise<{ id: number }> =>
  changeAs(database.db, accountId, async (tx) => {
    const row = await findVacancy(tx, id)
    if (!row) throw notFound()
    const { id: _id, createdAt, revision, state, publishedOn, publishedAt, closesOn, ...fields } = row
    const copyId = await insertVacancy(tx, fields)
    const texts = await listTextsOf(tx, id)
    await writeTexts(
      tx,
      copyId,
      texts.map(({ jobId: _jobId, jobType: _jobType, ...text }) => text),
    )
    return { id: copyId }
  })

/** Throws 404 for an unknown vacancy, 409 for one that has applications. */
export const deleteVacancy = ({ database }: Parts, accountId: number, id: number): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    if (!(await lockVacancy(tx, id))) throw notFound()
    if ((await countApplications(tx, id)).length > 0) throw new HttpError(409, 'vacancyHasApplications')
    await deleteVacancyRow(tx, id)
  })

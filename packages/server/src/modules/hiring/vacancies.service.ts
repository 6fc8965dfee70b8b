import { company, dayAndTime, inEachLanguage, type Language, type MessageKey } from '@atrium/contract/core'
import {
  publicationErrors,
  type Vacancy,
  type VacancyChanges,
  type VacancyFields,
  type VacancyRow,
  type VacancyStateChange,
} from '@atrium/contract/hiring'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { worksHere } from '#db/people.ts'
import { categories, jobs, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import {
  countApplications,
  findVacancy,
  insertVacancy,
  type ListedText,
  listTextRows,
  listTextsOf,
  lockVacancy,
  type NewVacancy,
  type VacancyRecord,
  writeTexts,
} from './vacancies.repo.ts'
import { byLanguage, textChanges, textStatesOf, textsOf, versionOf } from './vacancyTexts.ts'

const todayOf = (now: Date) => dayAndTime(now, company.timeZone).day

const noApplications = { all: 0, new: 0, hired: 0 }

const isOver = ({ closesOn }: { closesOn: string | null }, today: string) => !!closesOn && closesOn < today

/** All vacancies, newest first. */
export async function listVacancies(db: Database, now: Date): Promise<VacancyRow[]> {
  const today = todayOf(now)
  const rows = await db.select().from(jobs).orderBy(desc(jobs.id))
  const counts = new Map((await countApplications(db)).map(({ jobId, ...count }) => [jobId, count]))
  const texts = new Map<number, Partial<Record<Language, ListedText>>>()
  for (const text of await listTextRows(db))
    texts.set(text.jobId, { ...texts.get(text.jobId), [text.language]: text })
  return rows.map((row) => {
    const own = texts.get(row.id) ?? {}
    return {
      ...row,
      closesOn: row.closesOn ?? '',
      isOver: isOver(row, today),
      textStates: textStatesOf(row.original, own),
      counts: counts.get(row.id) ?? noApplications,
      positions: inEachLanguage((language) => own[language]?.position ?? ''),
      city: inEachLanguage((language) => own[language]?.city ?? ''),
    }
  })
}

/** Throws 404 for an unknown vacancy. */
export async function getVacancy(db: Database, id: number, now: Date): Promise<Vacancy> {
  const row = await findVacancy(db, id)
  if (!row) throw notFound()
  const stored = byLanguage(await listTextsOf(db, id))
  const versions = inEachLanguage((language) => stored[language] && versionOf(stored[language]))
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
  // The category stays until the transaction ends.
  const [category] = await tx.select().from(categories).where(eq(categories.id, categoryId)).for('key share')
  if (!category) errors.categoryId = 'categoryRequired'
  const working = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, [managerId ?? [], reviewerIds].flat()), worksHere))
  const known = new Set(
    [working.map(({ id }) => id), before?.managerId ?? [], before?.reviewerIds ?? []].flat(),
  )
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
export async function createVacancy(tx: Database, fields: VacancyFields): Promise<{ id: number }> {
  await checkRecords(tx, fields)
  const id = await insertVacancy(tx, columnsOf(fields))
  const { original, texts } = fields
  const changes = { formerOriginal: original, original, texts, upToDate: [] }
  await writeTexts(tx, id, textChanges({}, changes).written)
  return { id }
}

/** Finds a vacancy and locks it. Throws 404, and 409 when somebody has changed it since `revision`. */
async function lockRevision(tx: Database, id: number, revision: number): Promise<VacancyRecord> {
  const row = await lockVacancy(tx, id)
  if (!row) throw notFound()
  if (row.revision !== revision) throw new HttpError(409, 'changedMeanwhile')
  return row
}

/** Throws as `lockRevision`, and 400 as `createVacancy` and for an open one as `setVacancyState`. */
export async function saveVacancy(
  tx: Database,
  id: number,
  { revision, upToDate, ...fields }: VacancyChanges,
  now: Date,
): Promise<Vacancy> {
  const before = await lockRevision(tx, id, revision)
  await checkRecords(tx, fields, before)
  if (before.state === 'open') {
    const isDayKept = fields.closesOn === (before.closesOn ?? '')
    checkPublished({ ...fields, isOver: !isDayKept && isOver(fields, todayOf(now)) })
  }
  const { original, texts } = fields
  const changes = { formerOriginal: before.original, original, texts, upToDate }
  const { written, deleted } = textChanges(byLanguage(await listTextsOf(tx, id)), changes)
  await tx
    .update(jobs)
    .set({ ...columnsOf(fields), revision: revision + 1 })
    .where(eq(jobs.id, id))
  await writeTexts(tx, id, written, deleted)
  return getVacancy(tx, id, now)
}

/** Publishes, closes or reopens. Throws as `lockRevision`, and 400 when visitors could not read the original text. */
export async function setVacancyState(
  tx: Database,
  id: number,
  { state, revision }: VacancyStateChange,
  now: Date,
): Promise<Vacancy> {
  const before = await lockRevision(tx, id, revision)
  if (before.state === 'draft' && state === 'closed') throw new HttpError(409, 'changedMeanwhile')
  const vacancy = await getVacancy(tx, id, now)
  if (before.state === state) return vacancy
  if (state === 'open') checkPublished(vacancy)
  const published = { publishedAt: now, publishedOn: before.publishedOn ?? todayOf(now) }
  await tx
    .update(jobs)
    .set({ state, revision: revision + 1, ...(state === 'open' && published) })
    .where(eq(jobs.id, id))
  return getVacancy(tx, id, now)
}

/** A draft with the same fields and texts. Throws 404 for an unknown vacancy. */
export async function duplicateVacancy(tx: Database, id: number): Promise<{ id: number }> {
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
}

/** Throws 404 for an unknown vacancy, 409 for one that has applications. */
export async function deleteVacancy(tx: Database, id: number): Promise<undefined> {
  if (!(await lockVacancy(tx, id))) throw notFound()
  if ((await countApplications(tx, id)).length > 0) throw new HttpError(409, 'vacancyHasApplications')
  await tx.delete(jobs).where(eq(jobs.id, id))
}

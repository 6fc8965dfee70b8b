import { company, dayAndTime, type Language, languagesOf } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { type ApplicationEventKind, fillTemplate } from '@atrium/contract/hiring'
import {
  type ApplicationSample,
  applicationSamples,
  deskVacancySamples,
  vacancyTeams,
} from '@atrium/contract/hiring/samples'
import { eq, sql } from 'drizzle-orm'
import { insertApplicationEvents } from '#db/applicationEvents.ts'
import { applicationRatings, applications, cvTexts, jobs, jobTexts, mailTemplates } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { feedbackAt, interviewTime, seedInterviews } from './interviews.seed.ts'
import { listSamplePeople, type SamplePerson } from './samplePeople.ts'

export { applicationSamples } from '@atrium/contract/hiring/samples'

/** Milliseconds before the hour of the samples, so that entries of one day keep their order. */
const before = {
  received: 180,
  note: 120,
  rating: 90,
  stage: 60,
  mail: 60,
  interview: 55,
  tags: 50,
  owner: 45,
} as const

/** Whether the sample vacancies of the public site are here, and nothing of hiring yet. */
export async function hiringIsEmpty(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, 1))
  return found !== undefined && (await db.$count(applications)) === 0
}

/** Writes closed vacancies and drafts, who decides about them, and a year of applications. The files are those of the CVs. */
export async function seedHiring(
  tx: Database,
  { now, fileIds, references }: { now: Date; fileIds: readonly number[]; references: readonly string[] },
): Promise<void> {
  const staff = await listSamplePeople(tx)
  await insertVacancies(tx, now)
  for (const [id, { manager, reviewers, hidesContacts = false }] of Object.entries(vacancyTeams)) {
    const reviewerIds = reviewers.flatMap((name) => staff.get(name)?.personId ?? [])
    const managerId = staff.get(manager)?.personId ?? null
    await tx
      .update(jobs)
      .set({ managerId, reviewerIds, hidesContacts })
      .where(eq(jobs.id, Number(id)))
  }
  const positions = await positionsOf(tx)
  const at = (daysAgo: number, kind: keyof typeof before) =>
    new Date(now.getTime() - daysAgo * 24 * 3_600_000 - before[kind] * 60_000)
  await tx.insert(applications).values(
    applicationSamples.map((sample, place) => {
      const { id, firstName, lastName, email, phone, message, language, stage, tags } = sample
      const last = sample.steps.at(-1)
      return {
        ...{ id, firstName, lastName, email, phone, message, language, stage, tags: [...tags] },
        reference: references[place] ?? '',
        jobId: sample.vacancyId,
        position: positions(sample.vacancyId, language),
        cvFileId: fileIds[place] ?? 0,
        fingerprint: `sample ${id}`,
        createdAt: at(sample.receivedDaysAgo, 'received'),
        stageAt: last ? at(last.daysAgo, 'stage') : null,
        revision: 1 + sample.steps.length,
        ownerId: (sample.owner && staff.get(sample.owner)?.personId) || null,
      }
    }),
  )
  await tx.insert(cvTexts).values(
    applicationSamples.map(({ cv }, place) => ({
      ...{ fileId: fileIds[place] ?? 0, state: 'read' as const, text: cv.join('\n'), createdAt: now },
    })),
  )
  const ratings = applicationSamples.flatMap((sample) =>
    sample.ratings.flatMap(({ by, daysAgo, verdict, words }) => {
      const personId = staff.get(by)?.personId
      const createdAt = at(daysAgo, 'rating')
      return personId === undefined ? [] : [{ applicationId: sample.id, personId, verdict, words, createdAt }]
    }),
  )
  if (ratings.length > 0) await tx.insert(applicationRatings).values(ratings)
  const { day: today } = dayAndTime(now, company.timeZone)
  await seedInterviews(tx, { staff, now, today })
  await insertHistory(tx, { staff, at, positions, references, today })
  for (const table of ['jobs', 'applications'])
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
}

async function insertVacancies(tx: Database, now: Date): Promise<void> {
  const { day: today } = dayAndTime(now, company.timeZone)
  for (const sample of deskVacancySamples) {
    const { id, categoryId, employment, workplace, level, places, salary, state, original, text } = sample
    const published = state === 'draft' ? null : addDays(today, -sample.publishedDaysAgo)
    await tx.insert(jobs).values({
      ...{ id, categoryId, employment, workplace, level, places, state, original },
      ...(salary && { salaryFrom: salary.from, salaryTo: salary.to, isSalaryShown: true }),
      publishedOn: published,
      publishedAt: published === null ? null : new Date(`${published}T08:00:00Z`),
      closesOn: sample.closesInDays === null ? null : addDays(today, sample.closesInDays),
    })
    await tx.insert(jobTexts).values(
      languagesOf(text).map((language) => ({
        ...{ jobId: id, language, madeFrom: language === original ? null : 1 },
        position: text[language]?.Position ?? '',
        description: text[language]?.Description ?? '',
        locationCity: text[language]?.LocationCity ?? '',
        locationCountry: text[language]?.LocationCountry ?? '',
        overview: text[language]?.Overview ?? '',
        responsibilities: text[language]?.Responsibilities ?? [],
        qualifications: text[language]?.Qualifications ?? [],
      })),
    )
  }
}

/** The position of a vacancy as an applicant of a language read it. */
async function positionsOf(tx: Database) {
  const { jobId, language, position } = jobTexts
  const rows = await tx.select({ jobId, language, position }).from(jobTexts)
  return (vacancyId: number | null, spoken: Language): string => {
    const own = rows.filter((row) => row.jobId === vacancyId)
    return (own.find((row) => row.language === spoken) ?? own[0])?.position ?? ''
  }
}

interface HistoryParts {
  staff: ReadonlyMap<string, SamplePerson>
  at: (daysAgo: number, kind: keyof typeof before) => Date
  positions: (vacancyId: number | null, spoken: Language) => string
  references: readonly string[]
  today: IsoDay
}

const hr = 'leyla.ismayilova'

/** The history of all samples, in the order of time: the newest entry has the highest number. */
async function insertHistory(
  tx: Database,
  { staff, at, positions, references, today }: HistoryParts,
): Promise<void> {
  const templates = await tx.select().from(mailTemplates)
  const entry = (
    { id }: ApplicationSample,
    kind: ApplicationEventKind & keyof typeof before,
    daysAgo: number,
    by: string | null,
    data: Record<string, unknown> = {},
  ) => ({
    ...{ applicationId: id, kind, data, createdAt: at(daysAgo, kind) },
    accountId: (by && staff.get(by)?.accountId) || null,
  })
  const entries = applicationSamples.flatMap((sample, place) => {
    const { language, firstName, lastName, vacancyId, receivedDaysAgo, steps, tags, owner } = sample
    const values = {
      ...{ firstName, lastName, position: positions(vacancyId, language), company: company.name },
      ...{ reference: references[place] ?? '', sender: staff.get(hr)?.name ?? '' },
    }
    const moves = steps.flatMap(({ daysAgo, to }, step) => {
      const by = to === 'withdrawn' ? null : hr
      const from = steps[step - 1]?.to ?? 'new'
      const mail = templates.find(({ stage }) => stage === to)?.texts[language]
      const data = mail && {
        subject: fillTemplate(mail.subject, values),
        text: fillTemplate(mail.text, values),
      }
      const move = entry(sample, 'stage', daysAgo, by, { from, to })
      return data ? [move, entry(sample, 'mail', daysAgo, by, data)] : [move]
    })
    const firstDay = steps[0]?.daysAgo ?? receivedDaysAgo
    return [
      entry(sample, 'received', receivedDaysAgo, null),
      ...sample.notes.map(({ by, daysAgo, text }) =>
        entry(sample, 'note', daysAgo, by, { text, mentions: [] }),
      ),
      ...sample.ratings.map(({ by, daysAgo }) => entry(sample, 'rating', daysAgo, by)),
      ...moves,
      ...sample.interviews.flatMap((interview) => {
        const { day, start, end } = interviewTime(interview, today)
        const invitedAgo = steps.find(({ to }) => to === 'interview')?.daysAgo ?? 0
        const data = { day, start, end, roomname: '', change: 'booked' }
        return [
          entry(sample, 'interview', invitedAgo, interview.organiser, data),
          ...interview.feedback.map(({ by }) => ({
            ...{ applicationId: sample.id, kind: 'feedback' as const, data: { day } },
            createdAt: feedbackAt(interview, today),
            accountId: staff.get(by)?.accountId ?? null,
          })),
        ]
      }),
      ...(tags.length > 0 ? [entry(sample, 'tags', firstDay, hr, { added: tags, removed: [] })] : []),
      ...(owner
        ? [entry(sample, 'owner', firstDay, hr, { personId: staff.get(owner)?.personId ?? null })]
        : []),
    ]
  })
  await insertApplicationEvents(
    tx,
    entries.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  )
}

import { jobSamples } from '@atrium/contract/careers/samples'
import { inEachLanguage, type Language } from '@atrium/contract/core'
import { addDays, utcDayOf } from '@atrium/contract/days'
import type {
  Application,
  ApplicationEvent,
  ApplicationList,
  HiringSummary,
  Interview,
  MailTemplate,
} from '@atrium/contract/hiring'
import { openStages, type Verdict, verdicts } from '@atrium/contract/hiring'
import {
  type ApplicationSample,
  applicationSamples,
  deskVacancySamples,
  vacancyTeams,
} from '@atrium/contract/hiring/samples'
import { fullNameOf } from '@atrium/contract/people'
import { colleagueSamples } from '@atrium/contract/people/samples'

const colleagues = colleagueSamples('EN')

const personOf = (mail: string) => colleagues.find(({ email }) => email.startsWith(`${mail}@`))

const nameOf = (mail: string) => fullNameOf(personOf(mail) ?? {})

/** The caller of the mocks: the first of the sample people. */
export const caller = { id: personOf('leyla.aliyeva')?.id ?? 0, name: nameOf('leyla.aliyeva') }

/** The position of a vacancy. */
function positionOf(vacancyId: number | null, language: Language): string {
  const open = jobSamples.find(({ id }) => id === vacancyId)
  const closed = deskVacancySamples.find(({ id }) => id === vacancyId)
  return open?.[language]?.Position ?? closed?.text[language]?.Position ?? ''
}

const instantOf = (daysAgo: number, minute = 0) =>
  `${addDays(utcDayOf(new Date()), -daysAgo)}T06:${String(minute).padStart(2, '0')}:00.000Z`

/** The mean of some verdicts, 1 to 4. */
export const scoreOf = (given: readonly Verdict[]): number | null =>
  given.length === 0
    ? null
    : given.reduce((sum, verdict) => sum + verdicts.indexOf(verdict) + 1, 0) / given.length

const emptyEvent = { by: null, isOwn: false, data: {} }

/** The history of a sample, oldest first. */
function historyOf({ id, receivedDaysAgo, steps, notes, ratings }: ApplicationSample): ApplicationEvent[] {
  const stagesBefore = ['new' as const, ...steps.map(({ to }) => to)]
  const isOwn = (by: string) => personOf(by)?.id === caller.id
  return [
    { ...emptyEvent, kind: 'received' as const, at: instantOf(receivedDaysAgo) },
    ...steps.map(({ daysAgo, to }, at) => ({
      ...emptyEvent,
      kind: 'stage' as const,
      at: instantOf(daysAgo, 1),
      by: nameOf('leyla.ismayilova'),
      data: { from: stagesBefore[at], to },
    })),
    ...notes.map(({ by, daysAgo, text }) => ({
      kind: 'note' as const,
      at: instantOf(daysAgo, 2),
      by: nameOf(by),
      isOwn: isOwn(by),
      data: { text, mentions: [] },
    })),
    ...ratings.map(({ by, daysAgo }) => ({
      kind: 'rating' as const,
      at: instantOf(daysAgo, 3),
      by: nameOf(by),
      isOwn: isOwn(by),
      data: {},
    })),
  ]
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((event, at) => ({ id: id * 1000 + at, ...event }))
}

const referenceOf = (id: number) => `CV-${String(id).padStart(4, '0')}-9QPX`

function applicationOf(sample: ApplicationSample): Application {
  const { id, vacancyId, language, stage, receivedDaysAgo, steps, email, phone } = sample
  const ratings = sample.ratings.map(({ by, daysAgo, verdict, words }) => ({
    personId: personOf(by)?.id ?? 0,
    ...{ name: nameOf(by), verdict, words, at: instantOf(daysAgo, 3) },
  }))
  const team = vacancyId === null ? undefined : vacancyTeams[vacancyId]
  const people = team ? [team.manager, ...team.reviewers].flatMap((mail) => personOf(mail) ?? []) : []
  const isAlike = (other: ApplicationSample) =>
    other.id !== id && (other.email === email || other.phone === phone)
  return {
    ...{ id, revision: 1, reference: referenceOf(id), vacancyId, language, stage },
    ...{ firstName: sample.firstName, lastName: sample.lastName, tags: [...sample.tags] },
    position: positionOf(vacancyId, language),
    positions: inEachLanguage((one) => positionOf(vacancyId, one)),
    receivedAt: instantOf(receivedDaysAgo),
    stageAt: instantOf(steps.at(-1)?.daysAgo ?? receivedDaysAgo),
    ownerId: sample.owner === null ? null : (personOf(sample.owner)?.id ?? null),
    ratingCount: ratings.length,
    ownVerdict: ratings.find(({ personId }) => personId === caller.id)?.verdict ?? null,
    score: scoreOf(ratings.map(({ verdict }) => verdict)),
    contact: { email, phone },
    message: sample.message,
    cv: { name: `${sample.lastName}.pdf`, mediaType: 'application/pdf', size: 184_320, text: 'read' },
    history: historyOf(sample),
    ratings,
    reviewers: people.map((person) => ({
      id: person.id,
      name: fullNameOf(person),
      hasRated: ratings.some(({ personId }) => personId === person.id),
    })),
    people: colleagues.map((person) => ({
      ...{ id: person.id, name: fullNameOf(person) },
      maySee: person.id === caller.id || people.includes(person),
    })),
    others: applicationSamples.filter(isAlike).map((other) => ({
      ...{ id: other.id, reference: referenceOf(other.id), stage: other.stage },
      position: positionOf(other.vacancyId, language),
      receivedAt: instantOf(other.receivedDaysAgo),
      isJoined: false,
    })),
    interviews: interviewsOf(sample),
    keptUntil: addDays(utcDayOf(new Date()), 365 - receivedDaysAgo),
    ...{ keepAskedAt: null, personId: null, isManaged: true, undoableUntil: null },
  }
}

/** In the stage of interviews there has been one, and another one comes. */
function interviewsOf({ id, stage }: ApplicationSample): Interview[] {
  if (stage !== 'interview') return []
  const shared = {
    ...{ start: '11:00', end: '12:00', roomname: 'Kəpəz', organiser: nameOf('leyla.ismayilova') },
    interviewers: [nameOf('leyla.ismayilova'), caller.name],
    ...{ answer: 'accepted' as const, isCancelled: false, isAttendee: true, feedback: [], ownFeedback: null },
  }
  const idOf = (number: number) => `00000000-0000-4000-8000-${String(id * 10 + number).padStart(12, '0')}`
  const dayIn = (days: number) => addDays(utcDayOf(new Date()), days)
  return [
    { ...shared, meetingId: idOf(1), day: dayIn(-2), isOver: true, mayGiveFeedback: true },
    { ...shared, meetingId: idOf(2), day: dayIn(3), isOver: false, mayGiveFeedback: false },
  ]
}

/** The samples, newest first. */
export const sampledApplications = (): Application[] => applicationSamples.map(applicationOf).toReversed()

/** The list of applications in a language. */
export function listOf(applications: readonly Application[], language: Language): ApplicationList {
  const vacancies = [...new Set(applications.flatMap(({ vacancyId }) => vacancyId ?? []))]
  const rows = applications.map(
    ({ id, revision, reference, firstName, lastName, vacancyId, position, stage, ...one }) => ({
      ...{ id, revision, reference, firstName, lastName, vacancyId, position, stage },
      ...{ language: one.language, receivedAt: one.receivedAt, stageAt: one.stageAt, tags: one.tags },
      ...{ ownerId: one.ownerId, ratingCount: one.ratingCount, ownVerdict: one.ownVerdict },
      ...{ score: one.score, personId: one.personId },
    }),
  )
  return {
    applications: rows,
    vacancies: vacancies.map((id) => ({
      id,
      position: positionOf(id, language),
      isReviewed: applications.some((one) => one.vacancyId === id && one.reviewers.some(isCaller)),
    })),
    people: colleagues
      .filter(({ id }) => rows.some(({ ownerId }) => ownerId === id) || id === caller.id)
      .map((person) => ({ id: person.id, name: fullNameOf(person) })),
  }
}

const isCaller = ({ id }: { id: number }) => id === caller.id

/** What waits in hiring for the caller: in the samples neither interviews of these days nor vacancies. */
export function summaryOf(applications: readonly Application[]): HiringSummary {
  const added = applications.filter(({ stage }) => stage === 'new')
  const unrated = applications.filter(
    ({ stage, reviewers, ownVerdict }) =>
      openStages.includes(stage) && reviewers.some(isCaller) && ownVerdict === null,
  )
  return {
    newCount: added.length,
    oldestAt: added.map(({ receivedAt }) => receivedAt).sort()[0] ?? null,
    unratedCount: unrated.length,
    interviews: [],
    vacancies: [],
  }
}

const signed = 'Caspora, {{sender}}'

/** Two templates: an invitation to an interview, and a rejection. */
export const sampledTemplates = (): MailTemplate[] => [
  {
    ...{ id: 1, revision: 1, name: 'Invitation to an interview', stage: 'interview' },
    texts: {
      AZ: {
        subject: 'Müsahibə: {{position}}',
        text: `Salam, {{firstName}}!\n\nSizi müsahibəyə dəvət edirik.\n\n${signed}`,
      },
      EN: {
        subject: 'Interview: {{position}}',
        text: `Dear {{firstName}},\n\nWe would like to meet you.\n\n${signed}`,
      },
      RU: {
        subject: 'Собеседование: {{position}}',
        text: `Здравствуйте, {{firstName}}!\n\nПриглашаем вас на собеседование.\n\n${signed}`,
      },
    },
  },
  {
    ...{ id: 2, revision: 1, name: 'Rejection', stage: 'rejected' },
    texts: {
      AZ: {
        subject: 'Müraciətiniz: {{reference}}',
        text: `Salam, {{firstName}}!\n\nTəəssüf ki, başqa namizədi seçdik.\n\n${signed}`,
      },
      EN: {
        subject: 'Your application {{reference}}',
        text: `Dear {{firstName}},\n\nWe have chosen another candidate.\n\n${signed}`,
      },
      RU: {
        subject: 'Ваш отклик {{reference}}',
        text: `Здравствуйте, {{firstName}}!\n\nМы выбрали другого кандидата.\n\n${signed}`,
      },
    },
  },
]

import { randomUUID } from 'node:crypto'
import type { IsoDay } from '@atrium/contract/days'
import { type ApplicationSample, applicationSamples } from '@atrium/contract/hiring/samples'
import { revisionsAfter } from '#db/meetingRevisions.ts'
import { interviewFeedback, interviews, meetingAnswers, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import type { SamplePerson } from './samplePeople.ts'
import { workdayAfter } from './workdays.ts'

type InterviewSample = ApplicationSample['interviews'][number]

/** By the company's clock. */
const time = { start: '09:00', end: '10:00' }

export const interviewTime = ({ workdays }: InterviewSample, today: IsoDay) => ({
  day: workdayAfter(today, workdays),
  ...time,
})

/** When the feedback about an interview was given: at noon of its day. */
export const feedbackAt = (sample: InterviewSample, today: IsoDay): Date =>
  new Date(`${interviewTime(sample, today).day}T08:00:00Z`)

const titles = { AZ: 'Müsahibə', EN: 'Interview', RU: 'Собеседование' }

/** Writes the interviews with applicants as meetings of HR, with feedback. */
export async function seedInterviews(
  tx: Database,
  { staff, now, today }: { staff: ReadonlyMap<string, SamplePerson>; now: Date; today: IsoDay },
): Promise<void> {
  for (const application of applicationSamples)
    for (const sample of application.interviews) {
      const organiser = staff.get(sample.organiser)
      const colleagues = sample.interviewers.flatMap((name) => staff.get(name) ?? [])
      if (!organiser?.accountId) continue
      const { id: applicationId, email, language } = application
      const guest = { name: `${application.firstName} ${application.lastName}`, email }
      const next = await revisionsAfter(
        tx,
        [organiser, ...colleagues].flatMap(({ accountId }) => accountId ?? []),
      )
      const id = randomUUID()
      await tx.insert(meetings).values({
        ...{ id, accountId: organiser.accountId, revision: next(organiser.accountId), look: 0 },
        ...{ title: `${titles[language]}: ${guest.name}`, ...interviewTime(sample, today), notes: '' },
        attendees: [...colleagues, guest].map(({ name }) => name),
        invitees: [...colleagues.map(({ name, badge }) => ({ name, personId: badge })), guest],
        ...{ attachments: [], createdAt: now, changedAt: now, isDeleted: false },
      })
      for (const { accountId, name } of colleagues)
        await tx
          .insert(meetingPeople)
          .values({ meetingId: id, accountId, name, revision: accountId === null ? 0 : next(accountId) })
      const [invited] = await tx
        .insert(meetingPeople)
        .values({ meetingId: id, ...guest, revision: 0 })
        .returning({ id: meetingPeople.id })
      if (invited && sample.isAccepted)
        await tx
          .insert(meetingAnswers)
          .values({ personId: invited.id, state: 'accepted', answeredAt: now, sequence: 0 })
      await tx.insert(interviews).values({ meetingId: id, applicationId, createdAt: now })
      for (const { by, verdict, words } of sample.feedback) {
        const personId = staff.get(by)?.personId
        if (personId === undefined) continue
        const createdAt = feedbackAt(sample, today)
        await tx.insert(interviewFeedback).values({ meetingId: id, personId, verdict, words, createdAt })
      }
    }
}

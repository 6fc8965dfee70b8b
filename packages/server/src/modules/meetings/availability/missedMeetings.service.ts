import { foldText } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { LeaveDays } from '@atrium/contract/leave'
import { answerOf, type Recurrence, type TimeSpan } from '@atrium/contract/meetings'
import { invitationKind, missedBy } from '@atrium/contract/meetings/freeBusy'
import { occurrencesIn } from '@atrium/contract/meetings/series'
import type { Database } from '#db/types.ts'
import { listAnswers, listInvitations, listMeetingTimes, listScheduledTimes } from './availability.repo.ts'

interface Absence extends LeaveDays {
  id: number
  /** The account; `null` for a person without one, and so without own meetings. */
  accountId: number | null
  /** First and last name. */
  name: string
}

const noTexts = { title: '', notes: '' }

interface Times extends TimeSpan {
  recurrence: Recurrence | null
}

/**
 * How many meetings the people of some absences would miss, by the id of the absence: their own, those to which they are
 * invited and did not decline, and those of the company's schedule that name them. The page of the request lists the
 * same meetings.
 */
export async function countMissedMeetings(
  db: Database,
  absences: readonly Absence[],
): Promise<Map<number, number>> {
  const days = absences.flatMap((absence) => absence.days).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const question = { first, last, ids: [...new Set(absences.flatMap(({ accountId }) => accountId ?? []))] }
  const [meetings, invitations, scheduled] = [
    await listMeetingTimes(db, question),
    await listInvitations(db, question),
    await listScheduledTimes(db, first, last),
  ]
  const answers = await listAnswers(
    db,
    invitations.flatMap(({ people }) => people.map(({ id }) => id)),
  )
  return new Map(
    absences.map((absence) => {
      const { accountId } = absence
      const name = foldText(absence.name)
      const taken = [
        ...meetings
          .filter((meeting) => meeting.accountId === accountId)
          .flatMap((meeting) => occurrencesOf(meeting, absence.days)),
        ...invitations.flatMap(({ sequence, counted, people, ...meeting }) => {
          const person = people.find((one) => one.accountId === accountId)
          if (!person) return []
          const shared = { sequence, counted, answers: answers.get(person.id) ?? [] }
          return occurrencesOf(meeting, absence.days).filter(({ originalDay }) =>
            invitationKind(answerOf(shared, '', originalDay)),
          )
        }),
        ...scheduled.filter(({ attendees }) => attendees.some((one) => foldText(one) === name)),
      ]
      return [absence.id, missedBy(absence, taken).length]
    }),
  )
}

/** A meeting, or the occurrences of a series within the days of an absence. */
function occurrencesOf(
  { recurrence, day, start, end }: Times,
  days: readonly IsoDay[],
): (TimeSpan & { originalDay: IsoDay })[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return recurrence
    ? occurrencesIn({ day, start, end, ...noTexts, recurrence }, first, last)
    : [{ day, start, end, originalDay: day }]
}

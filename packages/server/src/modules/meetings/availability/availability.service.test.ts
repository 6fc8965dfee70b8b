import { writeTime } from '@atrium/contract/core'
import { addDays, isWeekend } from '@atrium/contract/days'
import type {
  AnswerState,
  AvailabilityAnswer,
  AvailabilityState,
  BusySpan,
  TimeSpan,
} from '@atrium/contract/meetings'
import fc from 'fast-check'
import { meetingAnswers, meetingPeople, meetings, offDayRequests, scheduledMeetings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire } from '#testing/staff.ts'
import { answerAvailability } from './availability.service.ts'

/** Spelled so that diacritics make no difference; two of them share a name. */
const names = ['Leyla Əliyeva', 'Rauf Əliyev', 'İlqar Işıqlı', 'Ülkər Çələbi', 'Rauf Əliyev'] as const
const typed = ['LEYLA ELIYEVA', 'rauf əliyev', 'ilqar isiqli', 'Ulker Celebi', 'Nobody'] as const
/** The people that a name of `typed` matches, by their indexes in `names`. */
const meant = [[0], [1, 4], [2], [3], []]

/** A Friday, the Saturday after it, a holiday, and a working day. */
const holiday = '2026-12-07'
const dates = ['2026-12-04', '2026-12-05', holiday, '2026-12-08'] as const

/** Crowded, so that most worlds have people who are busy or away at the requested time. */
const [friday] = dates
const day = fc.constantFrom(...dates, friday, friday, friday)
const rarely = fc.constantFrom(true, false, false, false)
const person = fc.integer({ min: 0, max: names.length - 1 })
const attendees = fc.uniqueArray(fc.integer({ min: 0, max: typed.length - 1 }), { maxLength: 3 })
const span = fc
  .tuple(fc.integer({ min: 9 * 60, max: 18 * 60 - 1 }), fc.integer({ min: 1, max: 300 }))
  .map(([start, length]) => ({ start, end: Math.min(start + length, 18 * 60) }))

const answered = fc.constantFrom<AnswerState | undefined>('accepted', 'maybe', 'declined', undefined)
const invited = fc.uniqueArray(
  fc.record({ person, answer: answered, isOutdated: rarely, isRemoved: rarely }),
  {
    maxLength: 2,
    selector: (one) => one.person,
  },
)

const world = fc.record({
  meetings: fc.array(fc.record({ day, span, owner: person, attendees, invited, isDeleted: rarely }), {
    maxLength: 25,
    size: 'max',
  }),
  scheduled: fc.array(fc.record({ day, span, attendees }), { maxLength: 6 }),
  off: fc.array(fc.record({ day, span: fc.option(span), owner: person, isCancelled: rarely }), {
    maxLength: 8,
    size: 'max',
  }),
  question: fc.record({
    day,
    span,
    people: attendees,
    byId: fc.uniqueArray(person, { maxLength: 2 }),
    except: fc.option(fc.nat({ max: 24 })),
  }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never
type WorldMeeting = World['meetings'][number]

/** The name under which a meeting invites a person: one that no other person has. */
const invitedName = (index: number) =>
  meant.some((list) => list.length > 1 && list.includes(index)) ? `${names[index]} (${index})` : names[index]

/** Whose invitation is current. */
const current = ({ invited }: WorldMeeting) => invited.filter(({ isRemoved }) => !isRemoved)

/** The names of `typed` that the meeting has beside its organiser and the people whom it invites. */
const namedBeside = (one: WorldMeeting) =>
  one.attendees
    .filter((name) => !meant[name]?.includes(one.owner))
    .filter((name) => !current(one).some(({ person }) => invitedName(person) === names[name]))

const strength = ['tentative', 'busy', 'away'] as const
type Minutes = Map<number, (typeof strength)[number]>

/** The reasons against each minute of a day. */
function minutesOf(asked: World, date: string, places: readonly number[]): Minutes {
  const minutes: Minutes = new Map()
  const isOne = (list: readonly number[]) =>
    list.some((name) => meant[name]?.some((one) => places.includes(one)))
  const mark = ({ start, end }: { start: number; end: number }, state: (typeof strength)[number]) => {
    for (let minute = start; minute < end; minute += 1) {
      const known = minutes.get(minute)
      if (!known || strength.indexOf(known) < strength.indexOf(state)) minutes.set(minute, state)
    }
  }
  for (const [index, one] of asked.meetings.entries()) {
    const isExcept = one.owner === 0 && index === asked.question.except
    if (one.day !== date || one.isDeleted || isExcept) continue
    if (places.includes(one.owner) || isOne(namedBeside(one))) mark(one.span, 'busy')
    for (const { person, answer, isOutdated } of current(one)) {
      const counted = isOutdated ? undefined : answer
      if (places.includes(person) && counted !== 'declined')
        mark(one.span, counted === 'accepted' ? 'busy' : 'tentative')
    }
  }
  for (const one of asked.scheduled) if (one.day === date && isOne(one.attendees)) mark(one.span, 'busy')
  for (const one of asked.off) {
    if (one.day !== date || one.isCancelled || !places.includes(one.owner)) continue
    mark(one.span ?? { start: 0, end: 24 * 60 }, 'away')
  }
  return minutes
}

function busyOf(minutes: Minutes): BusySpan[] {
  const found: { start: number; end: number; kind: BusySpan['kind'] }[] = []
  for (let minute = 9 * 60; minute < 18 * 60; minute += 1) {
    const kind = minutes.get(minute)
    const last = found.at(-1)
    if (kind && last?.end === minute && last.kind === kind) last.end = minute + 1
    else if (kind) found.push({ start: minute, end: minute + 1, kind })
  }
  return found.map(({ start, end, kind }) => ({ start: writeTime(start), end: writeTime(end), kind }))
}

function expected(asked: World, personIdOf: (person: number) => string): AvailabilityAnswer {
  const { day: date, span: time, people, byId } = asked.question
  const chosen = byId.filter((one) => one !== 0)
  const others = people.filter((name) => {
    const list = meant[name] ?? []
    return name !== 0 && !(list.length > 0 && list.every((one) => chosen.includes(one)))
  })
  const about = (places: readonly number[]) => {
    const minutes = minutesOf(asked, date, places)
    const states = Array.from({ length: time.end - time.start }, (_one, index) =>
      minutes.get(time.start + index),
    )
    const found = strength.findLast((one) => states.includes(one))
    const state: AvailabilityState = places.length === 0 ? 'unknown' : (found ?? 'free')
    return { state, busy: busyOf(minutes) }
  }
  const everybody = [0, ...chosen, ...others.flatMap((name) => meant[name] ?? [])]
  const next: TimeSpan[] = []
  for (let date2: string = date; next.length < 3; date2 = addDays(date2, 1)) {
    if (isWeekend(date2) || date2 === holiday) continue
    const minutes = minutesOf(asked, date2, everybody)
    let after = date2 === date ? time.start : 0
    for (let start = 9 * 60; start + (time.end - time.start) <= 18 * 60; start += 15) {
      const end = start + (time.end - time.start)
      const isTaken = Array.from({ length: end - start }, (_one, index) =>
        minutes.has(start + index),
      ).includes(true)
      if (start < after || isTaken || next.length === 3) continue
      next.push({ day: date2, start: writeTime(start), end: writeTime(end) })
      after = end
    }
  }
  return {
    people: [
      { name: names[0], isSelf: true, ...about([0]) },
      ...chosen.map((one) => ({
        name: names[one] ?? '',
        personId: personIdOf(one),
        isSelf: false,
        ...about([one]),
      })),
      ...others.map((name) => ({ name: typed[name] ?? '', isSelf: false, ...about(meant[name] ?? []) })),
    ],
    holiday: date === holiday ? 'Moved day' : undefined,
    ...(date === dates[1] && { isWeekend: true }),
    next,
  }
}

describeOnDatabase('the answer about who is free', (open) => {
  let services: TestServices
  const ids: number[] = []
  const personIds: number[] = []
  beforeAll(async () => {
    services = await testServices(await open('none'))
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ')
      const { id, personId } = await hire(services, { name: firstName, surname: lastName })
      ids.push(id)
      personIds.push(personId)
    }
  })

  const personIdOf = (index: number) => `account-${ids[index]}`

  async function write(asked: World): Promise<void> {
    const { db } = services.database
    for (const table of [meetings, scheduledMeetings, offDayRequests]) await db.delete(table)
    const timesOf = ({ start, end }: { start: number; end: number }) => ({
      start: writeTime(start),
      end: writeTime(end),
    })
    const namesOf = (list: number[]) => list.map((name) => typed[name] ?? '')
    const at = services.now()
    const empty = {
      title: 'x',
      notes: '',
      attachments: [],
      look: 0,
      createdAt: at,
      changedAt: at,
      revision: 1,
    }
    const own = asked.meetings.map((one, index) => ({
      ...empty,
      accountId: ids[one.owner] ?? 0,
      id: `meeting ${index}`,
      day: one.day,
      ...timesOf(one.span),
      attendees: [
        ...namesOf(namedBeside(one)),
        ...current(one).map(({ person }) => invitedName(person) ?? ''),
      ],
      invitees: current(one).map(({ person }) => ({
        name: invitedName(person) ?? '',
        personId: personIdOf(person),
      })),
      sequence: 1,
      isDeleted: one.isDeleted,
    }))
    const invitations = asked.meetings.flatMap((one, index) =>
      one.invited.map((invitee) => ({ ...invitee, meetingId: `meeting ${index}` })),
    )
    const companys = asked.scheduled.map((one) => ({
      title: 'x',
      day: one.day,
      ...timesOf(one.span),
      attendees: namesOf(one.attendees),
    }))
    const off = asked.off.map((one) => ({
      personId: personIds[one.owner] ?? 0,
      days: [one.day],
      startTime: one.span ? writeTime(one.span.start) : '',
      endTime: one.span ? writeTime(one.span.end) : '',
      message: 'x',
      state: one.isCancelled ? ('cancelled' as const) : ('sent' as const),
    }))
    if (own.length > 0) await db.insert(meetings).values(own)
    if (invitations.length > 0) {
      const rows = await db
        .insert(meetingPeople)
        .values(
          invitations.map(({ meetingId, person, isRemoved }) => ({
            meetingId,
            accountId: ids[person] ?? 0,
            name: invitedName(person) ?? '',
            isRemoved,
          })),
        )
        .returning({ id: meetingPeople.id })
      const answers = invitations.flatMap(({ answer, isOutdated }, index) =>
        answer
          ? [{ personId: rows[index]?.id ?? 0, state: answer, answeredAt: at, sequence: isOutdated ? 0 : 1 }]
          : [],
      )
      if (answers.length > 0) await db.insert(meetingAnswers).values(answers)
    }
    if (companys.length > 0) await db.insert(scheduledMeetings).values(companys)
    if (off.length > 0) await db.insert(offDayRequests).values(off)
  }

  it('equals a minute-by-minute search', async () => {
    const holidays = async () => [
      { name: 'Moved day', date: { iso: holiday } },
      { name: 'A day that is worked', date: { iso: '2026-12-08' }, isWorkingDay: true },
    ]
    await fc.assert(
      fc.asyncProperty(world, async (asked) => {
        await write(asked)
        const { day: date, span: time, people, byId, except } = asked.question
        const answer = await answerAvailability(
          { ...services, holidays },
          {
            account: { id: ids[0] ?? 0, name: 'Leyla', surname: 'Əliyeva', settings: {} },
            question: {
              people: people.map((name) => typed[name] ?? ''),
              personIds: byId.map(personIdOf),
              day: date,
              start: writeTime(time.start),
              end: writeTime(time.end),
              ...(except !== null && { exceptId: `meeting ${except}` }),
            },
            language: 'EN',
            log: { warn: () => undefined },
          },
        )
        expect(answer).toEqual(expected(asked, personIdOf))
      }),
      { numRuns: 200 },
    )
  })
})

import { type AvailabilityAnswer, type PersonState, type TimeSpan, writeTime } from '@atrium/contract'
import { addDays, isWeekend } from '@atrium/contract/days'
import fc from 'fast-check'
import { meetings, offDayRequests, scheduledMeetings } from '#db/schema.ts'
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

const world = fc.record({
  meetings: fc.array(fc.record({ day, span, owner: person, attendees, isDeleted: rarely }), {
    maxLength: 25,
    size: 'max',
  }),
  scheduled: fc.array(fc.record({ day, span, attendees }), { maxLength: 6 }),
  off: fc.array(fc.record({ day, span: fc.option(span), owner: person, isCancelled: rarely }), {
    maxLength: 8,
    size: 'max',
  }),
  question: fc.record({ day, span, people: attendees, except: fc.option(fc.nat({ max: 24 })) }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

type Minutes = Map<number, PersonState>

/** The reasons against each minute of a day. */
function minutesOf(asked: World, date: string, places: readonly number[]): Minutes {
  const minutes: Minutes = new Map()
  const isOne = (list: readonly number[]) =>
    list.some((name) => meant[name]?.some((one) => places.includes(one)))
  const mark = ({ start, end }: { start: number; end: number }, state: PersonState) => {
    for (let minute = start; minute < end; minute += 1) minutes.set(minute, state)
  }
  for (const [index, one] of asked.meetings.entries()) {
    const isExcept = one.owner === 0 && index === asked.question.except
    if (one.day !== date || one.isDeleted || isExcept) continue
    if (places.includes(one.owner) || isOne(one.attendees)) mark(one.span, 'busy')
  }
  for (const one of asked.scheduled) if (one.day === date && isOne(one.attendees)) mark(one.span, 'busy')
  for (const one of asked.off) {
    if (one.day !== date || one.isCancelled || !places.includes(one.owner)) continue
    mark(one.span ?? { start: 0, end: 24 * 60 }, 'away')
  }
  return minutes
}

function expected(asked: World): AvailabilityAnswer {
  const { day: date, span: time, people } = asked.question
  const others = people.filter((name) => name !== 0)
  const stateOf = (name: number): PersonState => {
    const places = meant[name] ?? []
    if (places.length === 0) return 'unknown'
    const minutes = minutesOf(asked, date, places)
    const states = Array.from({ length: time.end - time.start }, (_one, index) =>
      minutes.get(time.start + index),
    )
    return states.includes('away') ? 'away' : states.includes('busy') ? 'busy' : 'free'
  }
  const everybody = [0, ...others].flatMap((name) => meant[name] ?? [])
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
      { name: names[0], state: stateOf(0), isSelf: true },
      ...others.map((name) => ({ name: typed[name] ?? '', state: stateOf(name), isSelf: false })),
    ],
    holiday: date === holiday ? 'Moved day' : undefined,
    next,
  }
}

describeOnDatabase('the answer about who is free', (open) => {
  let services: TestServices
  const ids: number[] = []
  beforeAll(async () => {
    services = await testServices(await open('none'))
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ')
      ids.push((await hire(services, { firstName, lastName })).id)
    }
  })

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
      userId: ids[one.owner] ?? 0,
      id: `meeting ${index}`,
      day: one.day,
      ...timesOf(one.span),
      attendees: namesOf(one.attendees),
      isDeleted: one.isDeleted,
    }))
    const companys = asked.scheduled.map((one) => ({
      title: 'x',
      day: one.day,
      ...timesOf(one.span),
      attendees: namesOf(one.attendees),
    }))
    const off = asked.off.map((one) => ({
      userId: ids[one.owner] ?? 0,
      days: [one.day],
      startTime: one.span ? writeTime(one.span.start) : '',
      endTime: one.span ? writeTime(one.span.end) : '',
      message: 'x',
      state: one.isCancelled ? ('cancelled' as const) : ('sent' as const),
    }))
    if (own.length > 0) await db.insert(meetings).values(own)
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
        const { day: date, span: time, people, except } = asked.question
        const answer = await answerAvailability(
          { ...services, holidays },
          {
            user: { id: ids[0] ?? 0, firstName: 'Leyla', lastName: 'Əliyeva' },
            question: {
              people: people.map((name) => typed[name] ?? ''),
              day: date,
              start: writeTime(time.start),
              end: writeTime(time.end),
              ...(except !== null && { exceptId: `meeting ${except}` }),
            },
            language: 'EN',
            log: { warn: () => undefined },
          },
        )
        expect(answer).toEqual(expected(asked))
      }),
      { numRuns: 200 },
    )
  })
})

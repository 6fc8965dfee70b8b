import fc from 'fast-check'
import { readTime } from '#core/dates.ts'
import { daysFrom } from '#core/days.ts'
import {
  type BusyInterval,
  type BusyKind,
  busyAt,
  busyKinds,
  closedKind,
  type FreeBusy,
  freeSpans,
  invitationKind,
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
  missedBy,
  workCalendarOf,
  workingDaysFrom,
} from './freeBusy.ts'
import type { TimeSpan } from './schema.ts'

const tuesday = '2026-11-24'
const wednesday = '2026-11-25'
const minutes = (time: string) => readTime(time) ?? 24 * 60
const at = (start: string, end: string, kind: BusyKind = 'busy', day = tuesday): BusyInterval => ({
  day,
  kind,
  start: minutes(start),
  end: minutes(end),
})
const shown = (freeBusy: FreeBusy, day = tuesday) =>
  freeBusy.get(day)?.map(({ start, end, kind }) => [start / 60, end / 60, kind])

describe('joined intervals', () => {
  it.each<[string, BusyInterval[], [number, number, BusyKind][] | undefined]>([
    ['nothing', [], undefined],
    ['an empty interval', [at('10:00', '10:00'), at('11:00', '10:00')], undefined],
    [
      'consecutive meetings as one, so that the answer hides their number',
      [at('10:00', '11:00'), at('09:00', '10:00')],
      [[9, 11, 'busy']],
    ],
    ['a meeting inside another', [at('09:00', '12:00'), at('10:00', '11:00')], [[9, 12, 'busy']]],
    [
      'a leave over an answered and an unanswered meeting',
      [at('09:00', '12:00', 'tentative'), at('10:00', '14:00'), at('11:00', '13:00', 'away')],
      [
        [9, 10, 'tentative'],
        [10, 11, 'busy'],
        [11, 13, 'away'],
        [13, 14, 'busy'],
      ],
    ],
    [
      'a holiday over everything',
      [at('10:00', '11:00', 'away'), at('00:00', '24:00', 'holiday')],
      [[0, 24, 'holiday']],
    ],
  ])('of %s', (_case, intervals, expected) => {
    expect(shown(joinIntervals(intervals))).toEqual(expected)
  })

  it('have the strongest kind in each minute, sorted and without overlaps', () => {
    const interval = fc
      .tuple(fc.nat(60), fc.integer({ min: -5, max: 30 }), fc.constantFrom(...busyKinds))
      .map(([start, length, kind]): BusyInterval => ({ day: tuesday, kind, start, end: start + length }))
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 10 }), (intervals) => {
        const joined = joinIntervals(intervals).get(tuesday) ?? []
        for (const [place, { start, end, kind }] of joined.entries()) {
          expect(start).toBeLessThan(end)
          const next = joined[place + 1]
          if (next) expect(next.start > end || (next.start === end && next.kind !== kind)).toBe(true)
        }
        for (let minute = 0; minute <= 100; minute += 1) {
          const kindsAt = (list: readonly BusyInterval[]) =>
            list
              .filter(({ start, end }) => start <= minute && minute < end)
              .map(({ kind }) => busyKinds.indexOf(kind))
          expect(kindsAt(joined)).toEqual(
            kindsAt(intervals)
              .sort((one, other) => other - one)
              .slice(0, 1),
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('what counts', () => {
  it.each([
    ['accepted', 'busy'],
    ['maybe', 'tentative'],
    [undefined, 'tentative'],
    ['declined', undefined],
  ] as const)('of an invitation that was answered with %s', (answer, kind) => {
    expect(invitationKind(answer)).toBe(kind)
    const span = { day: tuesday, start: '10:00', end: '11:00' }
    expect(meetingIntervals(span, invitationKind(answer))).toEqual(kind ? [at('10:00', '11:00', kind)] : [])
  })

  it('is nothing of a meeting without valid times', () => {
    expect(meetingIntervals({ day: tuesday, start: 'noon', end: '13:00' }, 'busy')).toEqual([])
    expect(meetingIntervals({ day: tuesday, start: '13:00', end: '13:00' }, 'busy')).toEqual([])
  })

  it('is the whole day of a leave, or its hours on each day', () => {
    const days = [tuesday, wednesday]
    const hours = leaveIntervals({ days, startTime: '14:00', endTime: '18:00' })
    expect(hours).toEqual(days.map((day) => at('14:00', '18:00', 'away', day)))
    const whole = leaveIntervals({ days: [tuesday], startTime: '', endTime: '' })
    expect(whole).toEqual([at('00:00', '24:00', 'away')])
  })

  it('is the strongest kind within the span, which ends before its last minute', () => {
    const freeBusy = joinIntervals([at('10:00', '11:00', 'tentative'), at('11:00', '12:00', 'away')])
    const kindAt = (start: string, end: string) =>
      busyAt(freeBusy, tuesday, { start: minutes(start), end: minutes(end) })
    expect(kindAt('09:00', '10:00')).toBeUndefined()
    expect(kindAt('09:00', '10:01')).toBe('tentative')
    expect(kindAt('10:30', '11:01')).toBe('away')
    expect(kindAt('12:00', '13:00')).toBeUndefined()
    expect(busyAt(freeBusy, wednesday, { start: 0, end: 24 * 60 })).toBeUndefined()
  })
})

describe('working days', () => {
  const calendar = workCalendarOf([
    { name: 'State Flag Day', date: { iso: '2026-11-09' } },
    { name: 'Victory Day', date: { iso: '2026-11-10T00:00:00+04:00' }, isMoved: true },
    // A weekday in exchange for a Saturday.
    { name: 'Day off', date: { iso: '2026-11-13' } },
    { name: 'Working day', date: { iso: '2026-11-21' }, isMoved: true, isWorkingDay: true },
    // Both are only named; the second one is a Sunday.
    { name: 'Constitution Day', date: { iso: '2026-11-12' }, isWorkingDay: true },
    { name: 'Remembrance', date: { iso: '2026-11-22' }, isWorkingDay: true },
  ])

  it.each([
    ['2026-11-09', 'holiday'],
    ['2026-11-10', 'holiday'],
    ['2026-11-12', undefined],
    ['2026-11-13', 'holiday'],
    ['2026-11-14', 'closed'],
    ['2026-11-21', undefined],
    ['2026-11-22', 'closed'],
  ])('%s is %s', (day, kind) => {
    expect(closedKind(calendar, day)).toBe(kind)
  })

  it('are neither weekends nor holidays; a Saturday that is worked is one', () => {
    expect(workingDaysFrom('2026-11-07', 16, calendar)).toEqual([
      '2026-11-11',
      '2026-11-12',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ])
  })
})

describe('free spans', () => {
  const find = (busy: BusyInterval[][], length: number, more: object = {}) =>
    freeSpans({
      calendars: busy.map(joinIntervals),
      days: [tuesday, wednesday],
      from: { day: tuesday, minute: 0 },
      length,
      count: 3,
      ...more,
    }).map(({ day, start, end }) => `${day.slice(8)} ${start}–${end}`)

  it('follow each other on a free day', () => {
    expect(find([], 50)).toEqual(['24 09:00–09:50', '24 10:00–10:50', '24 11:00–11:50'])
  })

  it('lie between the intervals of everybody and of the room, tentative ones too', () => {
    const people = [[at('09:00', '09:30')], [at('10:30', '15:00', 'tentative')], [at('16:00', '17:00')]]
    expect(find(people, 60)).toEqual(['24 09:30–10:30', '24 15:00–16:00', '24 17:00–18:00'])
  })

  it('keep to quarters of an hour, or to another step, and to the working hours', () => {
    expect(find([[at('08:00', '09:01')]], 15, { count: 1 })).toEqual(['24 09:15–09:30'])
    expect(find([[at('08:00', '09:01')]], 15, { count: 1, step: 30 })).toEqual(['24 09:30–09:45'])
    expect(find([], 9 * 60)).toEqual(['24 09:00–18:00', '25 09:00–18:00'])
  })

  it('begin no earlier than the search, and continue on the next day', () => {
    const from = { day: tuesday, minute: minutes('17:31') }
    expect(find([], 15, { from })).toEqual(['24 17:45–18:00', '25 09:00–09:15', '25 09:15–09:30'])
    expect(find([], 30, { from, days: [tuesday] })).toEqual([])
    expect(find([], 30, { from: { day: wednesday, minute: 0 }, count: 1 })).toEqual(['25 09:00–09:30'])
  })

  it('are free for everybody, and no earlier one is: as a search through all minutes says', () => {
    const days = daysFrom(tuesday, 3)
    const interval = fc.record({
      day: fc.constantFrom(...days),
      kind: fc.constantFrom(...busyKinds),
      start: fc.integer({ min: 7 * 60, max: 19 * 60 }),
      length: fc.integer({ min: -10, max: 240 }),
    })
    const person = fc.array(
      interval.map(({ length, ...rest }): BusyInterval => ({ ...rest, end: rest.start + length })),
      { maxLength: 8 },
    )
    const search = {
      people: fc.array(person, { maxLength: 4 }),
      from: fc.record({ day: fc.constantFrom(...days), minute: fc.integer({ min: 0, max: 20 * 60 }) }),
      length: fc.integer({ min: 1, max: 540 }),
      count: fc.integer({ min: 1, max: 5 }),
      step: fc.constantFrom(5, 15, 30),
    }
    fc.assert(
      fc.property(fc.record(search), ({ people, ...rest }) => {
        const found = freeSpans({ calendars: people.map(joinIntervals), days, ...rest })
        expect(found).toEqual(byMinutes({ busy: people.flat(), days, ...rest }))
      }),
      { numRuns: 1000 },
    )
  })
})

interface Tried {
  busy: readonly BusyInterval[]
  days: readonly string[]
  from: { day: string; minute: number }
  length: number
  count: number
  step: number
}

/** Tries every mark of every day, and checks every minute of each span. */
function byMinutes({ busy, days, from, length, count, step }: Tried): TimeSpan[] {
  const found: TimeSpan[] = []
  for (const day of days.filter((one) => one >= from.day)) {
    let before = day === from.day ? from.minute : 0
    const ofDay = busy.filter((one) => one.day === day)
    for (let start = 9 * 60; start <= 18 * 60; start += step) {
      const isFree = Array.from({ length }, (_minute, index) => start + index).every(
        (one) => one < 18 * 60 && !ofDay.some((span) => span.start <= one && one < span.end),
      )
      if (!isFree || start < before || found.length === count) continue
      before = start + length
      const write = (time: number) =>
        `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
      found.push({ day, start: write(start), end: write(start + length) })
    }
  }
  return found
}

describe('missed meetings', () => {
  const meetings = [
    { id: 'early', day: tuesday, start: '09:00', end: '09:15' },
    { id: 'late', day: tuesday, start: '16:00', end: '17:00' },
    { id: 'no time', day: tuesday, start: '', end: 'noon' },
    { id: 'another day', day: wednesday, start: '09:00', end: '18:00' },
  ]
  const missed = (startTime: string, endTime: string) =>
    missedBy({ days: [tuesday], startTime, endTime }, meetings).map(({ id }) => id)

  it('are those of its days that share a minute with its hours, and those of unknown time', () => {
    expect(missed('', '')).toEqual(['early', 'late', 'no time'])
    expect(missed('09:15', '16:00')).toEqual(['no time'])
    expect(missed('09:14', '16:01')).toEqual(['early', 'late', 'no time'])
    expect(missed('12:00', '9')).toHaveLength(3)
  })
})

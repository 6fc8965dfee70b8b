import fc from 'fast-check'
import ICAL from 'ical.js'
import { RRule } from 'rrule/dist/esm/rrule.js'
import { addDays, type IsoDay } from '#core/days.ts'
import { limits } from '#core/limits.ts'
import type { MeetingFields, Recurrence } from '#meetings/schema.ts'
import {
  allOccurrences,
  changeAll,
  choiceOf,
  daysOf,
  firstDayOf,
  lastDayOf,
  movesOf,
  nextOccurrence,
  occurrenceOn,
  occurrencesIn,
  patternsOf,
  type RecurrenceChoice,
  ruleOf,
  spanOf,
  splitAt,
  withChangedOccurrence,
  withoutOccurrence,
} from './recurrence.ts'
import { isLongerThan } from './recurrenceRule.ts'

const plain: MeetingFields = {
  title: 'Review',
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  attendees: ['Leyla Əliyeva'],
  notes: 'Bring numbers',
  attachments: [],
}

const series = (rule: string, fields: Partial<MeetingFields> = {}, changes: Recurrence['changes'] = []) => ({
  ...plain,
  ...fields,
  recurrence: { rule, changes },
})

const days = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-01-01', count))

/** A first day and a choice that it allows. */
const choices: fc.Arbitrary<{ day: IsoDay; choice: RecurrenceChoice }> = fc
  .record({
    from: days,
    place: fc.nat(6),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    weekStart: fc.integer({ min: 1, max: 7 }),
    end: fc.oneof(
      fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
      fc.integer({ min: 0, max: 800 }).map((count) => ({ length: count })),
    ),
  })
  .map(({ from, place, weekdays, weekStart, end }) => {
    const allowed = patternsOf(from)
    const pattern = allowed[place % allowed.length] ?? 'daily'
    const isByDays = pattern === 'weekly' || pattern === 'biweekly'
    const isShifted = pattern === 'biweekly' && weekdays.length > 1 && weekStart > 1
    const choice: RecurrenceChoice = {
      pattern,
      weekdays: isByDays ? weekdays : [],
      ...(isShifted && { weekStart }),
      end: { count: 1 },
    }
    const day = firstDayOf(ruleOf(choice, from), from)
    return { day, choice: { ...choice, end: 'length' in end ? { until: addDays(day, end.length) } : end } }
  })

const times = fc.constantFrom(['10:00', '11:00'], ['09:15', '09:45'], ['17:00', '18:00'])

/** A series with changed and cancelled occurrences. */
const someSeries = fc
  .record({
    base: choices,
    picks: fc.array(
      fc.record({
        place: fc.nat(60),
        by: fc.integer({ min: -40, max: 40 }),
        time: times,
        title: fc.constantFrom(undefined, 'Other'),
        isCancelled: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ base: { day, choice }, picks }) => {
    let meeting = series(ruleOf(choice, day), { day })
    const all = daysOf(meeting)
    for (const { place, by, time, title, isCancelled } of picks) {
      const original = all[place % all.length] as IsoDay
      const [start = '', end = ''] = time
      const recurrence = isCancelled
        ? withoutOccurrence(meeting, original)
        : withChangedOccurrence(meeting, original, { day: addDays(original, by), start, end, title })
      if (recurrence) meeting = { ...meeting, recurrence }
    }
    return meeting
  })

/** The days of a rule by rrule, for a first day that the rule has. */
const byRrule = (day: IsoDay, rule: string) =>
  RRule.fromString(
    `DTSTART:${day.replaceAll('-', '')}T000000Z\nRRULE:${rule.replace(/UNTIL=\d+/, '$&T000000Z')}`,
  )
    .all()
    .map((date) => date.toISOString().slice(0, 10))
    .filter((each) => each <= addDays(day, limits.recurrenceDays))

/** The occurrences by ical.js, from the text that a calendar program reads. */
function occurrencesByIcal({ day, start, end, title, recurrence }: ReturnType<typeof series>) {
  const at = (on: IsoDay, time: string) => `${on.replaceAll('-', '')}T${time.replace(':', '')}00`
  const cancelled = recurrence.changes.filter(({ isCancelled }) => isCancelled)
  const event = (lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
  const master = event([
    `DTSTART:${at(day, start)}`,
    `DTEND:${at(day, end)}`,
    `SUMMARY:${title}`,
    // The time of UNTIL is that of the last instance (RFC 5545, 3.3.10).
    `RRULE:${recurrence.rule.replace(/UNTIL=\d+/, (until) => `${until}T235959`)}`,
    ...cancelled.map(({ day: on }) => `EXDATE:${at(on, start)}`),
  ])
  const exceptions = recurrence.changes.flatMap(({ day: on, fields }) =>
    fields
      ? event([
          `RECURRENCE-ID:${at(on, start)}`,
          `DTSTART:${at(fields.day, fields.start)}`,
          `DTEND:${at(fields.day, fields.end)}`,
          `SUMMARY:${fields.title ?? title}`,
        ])
      : [],
  )
  const text = ['BEGIN:VCALENDAR', ...master, ...exceptions, 'END:VCALENDAR'].join('\r\n')
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const [first, ...others] = events.map((part) => new ICAL.Event(part))
  if (!first) return []
  for (const other of others) first.relateException(other)
  const found: string[] = []
  const iterator = first.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = first.getOccurrenceDetails(next) as {
      item: ICAL.Event
      startDate: ICAL.Time
      endDate: ICAL.Time
    }
    found.push(
      [
        next.toString().slice(0, 10),
        startDate.toString().slice(0, 16),
        endDate.toString().slice(11, 16),
        item.summary,
      ].join(' '),
    )
  }
  return found.sort()
}

const written = (found: ReturnType<typeof allOccurrences>) =>
  found
    .map(({ originalDay, day, start, end, title }) => `${originalDay} ${day}T${start} ${end} ${title}`)
    .sort()

it('has the occurrences that ical.js finds, for any choice and any changes', () => {
  fc.assert(
    fc.property(someSeries, (meeting) => {
      // ical.js does not read BYSETPOS; `meetingCalendar.test.ts` compares what calendars get in its place.
      fc.pre(!meeting.recurrence?.rule.includes('BYSETPOS'))
      const limit = addDays(meeting.day, limits.recurrenceDays)
      const expected = occurrencesByIcal(meeting).filter((text) => text.slice(0, 10) <= limit)
      expect(written(allOccurrences(meeting))).toEqual(expected)
    }),
    { numRuns: 400 },
  )
})

it('reads each rule as the choice that it was written from', () => {
  fc.assert(
    fc.property(choices, ({ day, choice }) => {
      const read = choiceOf(ruleOf(choice, day))
      const isWorkdays = choice.pattern === 'weekly' && choice.weekdays.join() === '1,2,3,4,5'
      expect(read).toEqual(isWorkdays ? { ...choice, pattern: 'weekdays', weekdays: [] } : choice)
    }),
  )
})

it.each([
  ['2026-11-10', 'monthlyByWeekday', ['2026-11-10', '2026-12-08', '2027-01-12']],
  ['2026-11-27', 'monthlyByLastWeekday', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['2026-12-30', 'monthlyByDate', ['2026-12-30', '2027-01-30', '2027-02-28']],
  ['2027-01-31', 'monthlyByDate', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ['2026-11-24', 'biweekly', ['2026-11-24', '2026-12-08', '2026-12-22']],
  ['2026-11-27', 'weekdays', ['2026-11-27', '2026-11-30', '2026-12-01']],
] as const)('from %s on, %s, is on %s', (day, pattern, expected) => {
  expect(daysOf(series(ruleOf({ pattern, weekdays: [], end: { count: 3 } }, day), { day }))).toEqual(expected)
})

it('offers for a day the patterns that it allows', () => {
  expect(patternsOf('2026-11-10')).toEqual([
    'daily',
    'weekdays',
    'weekly',
    'biweekly',
    'monthlyByDate',
    'monthlyByWeekday',
  ])
  expect(patternsOf('2026-11-24').slice(-2)).toEqual(['monthlyByWeekday', 'monthlyByLastWeekday'])
  expect(patternsOf('2026-11-29')).toEqual([
    'daily',
    'weekly',
    'biweekly',
    'monthlyByDate',
    'monthlyByLastWeekday',
  ])
})

it('shows in a span what takes place there: moved in, not moved out, not cancelled', () => {
  fc.assert(
    fc.property(someSeries, days, fc.nat(60), (meeting, first, length) => {
      const last = addDays(first, length)
      const expected = allOccurrences(meeting).filter(({ day }) => first <= day && day <= last)
      expect(occurrencesIn(meeting, first, last)).toEqual(expected)
    }),
  )
  const { recurrence: _none, ...single } = series('')
  expect(occurrencesIn(single, '2026-11-24', '2026-11-24')).toMatchObject([{ originalDay: '2026-11-24' }])
  expect(occurrencesIn(single, '2026-11-25', '2026-11-30')).toEqual([])
})

it('finds the next occurrence and the span as all occurrences have them', () => {
  fc.assert(
    fc.property(someSeries, days, (meeting, from) => {
      const all = allOccurrences(meeting)
      expect(nextOccurrence(meeting, from)).toEqual(all.find(({ day }) => day >= from))
      const { day } = meeting
      expect(spanOf(meeting)).toEqual({ first: all[0]?.day ?? day, last: all.at(-1)?.day ?? day })
    }),
  )
})

it('knows one occurrence by its original day, and when the last one takes place', () => {
  const meeting = series('FREQ=WEEKLY;BYDAY=TU;COUNT=3', {}, [
    { day: '2026-12-01', isCancelled: true },
    { day: '2026-12-08', fields: { day: '2026-12-20', start: '15:00', end: '16:00', title: 'Party' } },
  ])
  expect(occurrenceOn(meeting, '2026-12-01')).toBeUndefined()
  expect(occurrenceOn(meeting, '2026-12-20')).toBeUndefined()
  expect(occurrenceOn(meeting, '2026-12-08')).toEqual({
    originalDay: '2026-12-08',
    day: '2026-12-20',
    start: '15:00',
    end: '16:00',
    title: 'Party',
    notes: 'Bring numbers',
  })
  expect(lastDayOf(meeting)).toBe('2026-12-20')
})

it('forgets a change that was taken back', () => {
  const meeting = series('FREQ=DAILY;COUNT=5')
  const moved = withChangedOccurrence(meeting, '2026-11-25', {
    day: '2026-11-26',
    start: '10:00',
    end: '11:00',
  })
  expect(moved?.changes).toHaveLength(1)
  const back = withChangedOccurrence({ ...meeting, recurrence: moved }, '2026-11-25', {
    day: '2026-11-25',
    start: '10:00',
    end: '11:00',
  })
  expect(back?.changes).toEqual([])
})

describe('a split', () => {
  it('keeps all occurrences, each in its part', () => {
    fc.assert(
      fc.property(someSeries, fc.nat(100), (meeting, place) => {
        const all = daysOf(meeting)
        const day = all[place % all.length] as IsoDay
        const parts = splitAt(meeting, day)
        if (!parts) return expect(day).toBe(meeting.day)
        const before = allOccurrences({ ...meeting, recurrence: parts.before })
        const rest = allOccurrences(parts.rest)
        expect(before.every(({ originalDay }) => originalDay < day)).toBe(true)
        expect(rest.every(({ originalDay }) => originalDay >= day)).toBe(true)
        expect(written([...before, ...rest])).toEqual(written(allOccurrences(meeting)))
      }),
      { numRuns: 400 },
    )
  })

  it('needs a day of the rule after the first one', () => {
    const meeting = series('FREQ=WEEKLY;BYDAY=TU;COUNT=3')
    expect(splitAt(meeting, '2026-11-24')).toBeUndefined()
    expect(splitAt(meeting, '2026-11-25')).toBeUndefined()
    expect(splitAt(plain, '2026-11-24')).toBeUndefined()
  })
})

describe('a change of all', () => {
  const meeting = series('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6', { day: '2026-11-23' }, [
    { day: '2026-11-26', isCancelled: true },
    { day: '2026-11-30', fields: { day: '2026-12-01', start: '10:00', end: '11:00' } },
    { day: '2026-12-03', fields: { day: '2026-12-03', start: '15:00', end: '16:00', title: 'Party' } },
  ])

  it('keeps the changed occurrences where only texts or times change', () => {
    const all = {
      ...meeting,
      ...changeAll(meeting, '2026-12-07', { title: 'Retro', start: '09:00', end: '10:00' }),
    }
    expect(written(allOccurrences(all))).toEqual([
      '2026-11-23 2026-11-23T09:00 10:00 Retro',
      '2026-11-30 2026-12-01T09:00 10:00 Retro',
      '2026-12-03 2026-12-03T15:00 16:00 Party',
      '2026-12-07 2026-12-07T09:00 10:00 Retro',
      '2026-12-10 2026-12-10T09:00 10:00 Retro',
    ])
  })

  it('moves all by as many days as the one', () => {
    const all = { ...meeting, ...changeAll(meeting, '2026-12-07', { day: '2026-12-08' }) }
    expect(all.recurrence?.rule).toBe('FREQ=WEEKLY;BYDAY=TU,FR;COUNT=6')
    expect(written(allOccurrences(all))).toEqual([
      '2026-11-24 2026-11-24T10:00 11:00 Review',
      '2026-12-01 2026-12-01T10:00 11:00 Review',
      '2026-12-04 2026-12-04T15:00 16:00 Party',
      '2026-12-08 2026-12-08T10:00 11:00 Review',
      '2026-12-11 2026-12-11T10:00 11:00 Review',
    ])
  })

  it('with another rule keeps the changes of the days that the rule still has', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=TH;COUNT=3'
    const all = { ...meeting, ...changeAll(meeting, '2026-11-23', { recurrence: { rule, changes: [] } }) }
    expect(all.day).toBe('2026-11-26')
    expect(written(allOccurrences(all))).toEqual([
      '2026-12-03 2026-12-03T15:00 16:00 Party',
      '2026-12-10 2026-12-10T10:00 11:00 Review',
    ])
  })

  it('without a rule leaves the one meeting', () => {
    const all = { ...meeting, ...changeAll(meeting, '2026-11-30', { recurrence: undefined }) }
    expect(all).toMatchObject({ day: '2026-12-01', recurrence: undefined })
  })

  it('overwrites of a changed occurrence what was edited there', () => {
    const all = { ...meeting, ...changeAll(meeting, '2026-12-03', { title: 'Big party' }) }
    expect(occurrenceOn(all, '2026-12-03')).toMatchObject({ title: 'Big party', start: '15:00' })
    expect(occurrenceOn(all, '2026-12-07')).toMatchObject({ title: 'Big party', start: '10:00' })
  })

  it('moves each occurrence by the same days, or leaves the choice between patterns', () => {
    fc.assert(
      fc.property(someSeries, fc.nat(60), fc.integer({ min: -40, max: 40 }), (some, place, by) => {
        const shown = allOccurrences(some)
        const one = shown[place % Math.max(shown.length, 1)]
        fc.pre(one !== undefined)
        if (!one) return
        const day = addDays(one.day, by)
        const moves = movesOf(some, one.originalDay, day)
        const old = daysOf(some)
        for (const { pattern } of moves) {
          const next = { ...some, ...changeAll(some, one.originalDay, { day }, pattern) }
          const all = daysOf(next)
          expect(next.day).toBe(firstDayOf(next.recurrence?.rule ?? '', next.day))
          // The limit of two years may leave out the last one, before or after.
          const isLong = (old.at(-1) ?? '') > addDays(some.day, limits.recurrenceDays - 62)
          if (!isLong) expect(all).toHaveLength(old.length)
          expect(all).toEqual(byRrule(next.day, next.recurrence?.rule ?? ''))
          if (moves.length === 1) expect(all).toEqual(old.map((each) => addDays(each, by)))
        }
        expect(moves.length).toBeGreaterThan(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it.each([
    [
      'every second week on Monday and Thursday',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=5',
      '2026-11-23',
      -1,
    ],
    [
      'every second week, over the new year',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;UNTIL=20270131',
      '2026-12-22',
      5,
    ],
    ['the 12th of each month', 'FREQ=MONTHLY;BYMONTHDAY=12;COUNT=6', '2026-11-12', 3],
    ['the second Tuesday, a week later', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=6', '2026-11-10', 7],
  ])('moves %s without a question', (_name, rule, day, by) => {
    const some = series(rule, { day })
    const [, second = ''] = daysOf(some)
    expect(movesOf(some, second, addDays(second, by))).toHaveLength(1)
    const next = { ...some, ...changeAll(some, second, { day: addDays(second, by) }) }
    expect(daysOf(next)).toEqual(daysOf(some).map((each) => addDays(each, by)))
  })

  it.each([
    ['FREQ=MONTHLY;BYDAY=2TU;COUNT=4', '2026-11-10', -1, ['monthlyByWeekday', 'monthlyByDate']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=8', '2026-11-27', -1, ['monthlyByDate', 'monthlyByWeekday']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4', '2026-11-30', -1, ['monthlyByDate', 'monthlyByLastWeekday']],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=9', '2026-11-24', 1, ['weekdays', 'weekly']],
  ])('asks for the pattern where no rule has the days of %s from %s on, moved', (rule, day, by, patterns) => {
    const some = series(rule, { day })
    const [, second = ''] = daysOf(some)
    const moves = movesOf(some, second, addDays(second, by))
    expect(moves.map(({ pattern }) => pattern)).toEqual(patterns)
    for (const { pattern } of moves) {
      const next = { ...some, ...changeAll(some, second, { day: addDays(second, by) }, pattern) }
      // The moved one is where the person has put it, and each month keeps its one.
      expect(daysOf(next)[1]).toBe(addDays(second, by))
      expect(daysOf(next)).toHaveLength(daysOf(some).length)
    }
  })

  it('begins on a day of the new rule', () => {
    const weekly = series('FREQ=WEEKLY;BYDAY=TU;COUNT=8')
    const rule = 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20261130'
    const all = { ...weekly, ...changeAll(weekly, '2026-12-08', { recurrence: { rule, changes: [] } }) }
    expect(daysOf(all)).toEqual(['2026-12-08'])
  })
})

it.each([
  'FREQ=SECONDLY;COUNT=999999999',
  'FREQ=DAILY;INTERVAL=0;COUNT=3',
  'FREQ=DAILY;COUNT=999999',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=3',
  'FREQ=WEEKLY;BYDAY=;COUNT=3',
  'FREQ=WEEKLY;BYDAY=TU,MO;COUNT=3',
  'FREQ=DAILY',
  'FREQ=DAILY;UNTIL=20269999',
  'FREQ=DAILY;COUNT=3\nDTSTART:19000101',
  '',
])('takes %j for no rule: the first day alone', (rule) => {
  expect(choiceOf(rule)).toBeUndefined()
  expect(daysOf(series(rule))).toEqual(['2026-11-24'])
})

it('ends at the limit, whatever the rule says', () => {
  for (const rule of [
    'FREQ=DAILY;UNTIL=29991231',
    'FREQ=DAILY;COUNT=999',
    'FREQ=MONTHLY;BYDAY=4TU;COUNT=999',
  ])
    expect((daysOf(series(rule)).at(-1) ?? '') <= addDays('2026-11-24', limits.recurrenceDays)).toBe(true)
})

it('calls a rule too long only when it is', () => {
  expect(isLongerThan('FREQ=DAILY;UNTIL=29991231', '2026-11-24', limits.recurrenceDays)).toBe(true)
  expect(isLongerThan('FREQ=MONTHLY;BYDAY=4TU;COUNT=40', '2026-11-24', limits.recurrenceDays)).toBe(true)
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: 300 }), ({ day, choice }, length) => {
      const rule = ruleOf(choice, day)
      const all = daysOf(series(rule, { day }))
      if ('count' in choice.end && all.at(-1) === addDays(day, length))
        expect(isLongerThan(rule, day, length)).toBe(false)
    }),
  )
})

import { addDays, isWeekend } from '@atrium/contract/days'
import { computedDays, moonDays } from './moonDays.ts'
import { type CalendarDay, holidaysOf } from './rules.ts'
import { announcedMoonDays } from './tables.ts'

const daysOff = (year: number) =>
  holidaysOf(year)
    .filter(({ isWorkingDay }) => !isWorkingDay)
    .map(({ day }) => day.slice(5))

const named = (year: number, of: (day: CalendarDay) => unknown) =>
  holidaysOf(year)
    .filter(of)
    .map(({ day, names }) => `${day.slice(5)} ${names.join(' ')}`)

it.each([
  [
    2020,
    `01-01 01-02 01-20 03-08 03-09 03-20 03-21 03-22 03-23 03-24 03-25 03-26 05-09 05-11 05-24 05-25 05-26 05-28
     06-15 06-26 07-31 08-01 08-03 11-09 12-31`,
  ],
  [
    2022,
    `01-01 01-02 01-03 01-04 01-20 03-08 03-20 03-21 03-22 03-23 03-24 03-25 05-02 05-03 05-09 05-28 05-30 06-15
     06-26 06-27 07-09 07-10 07-11 07-12 11-08 11-09 12-31`,
  ],
  // Novruz on a weekend (25, 26 March) and under Ramazan (27, 30); Qurban meets 28 May; 8 November is a Sunday.
  [
    2026,
    `01-01 01-02 01-20 03-08 03-09 03-20 03-21 03-22 03-23 03-24 03-25 03-26 03-27 03-30 05-09 05-11 05-27 05-28
     05-29 06-15 06-26 11-08 11-09 11-10 12-31`,
  ],
])('gives the days off of %i as they were published', (year, published) => {
  expect(daysOff(year)).toEqual(published.split(/\s+/))
})

it('names the holiday of a substitute day', () => {
  expect(named(2026, ({ isMoved }) => isMoved)).toEqual([
    '03-09 women',
    '03-25 novruz',
    '03-26 novruz',
    '03-27 ramazan',
    '03-30 ramazan',
    '05-11 victoryOverFascism',
    '05-29 qurban',
    '11-10 victory',
  ])
  expect(named(2026, ({ names }) => names.length > 1)).toEqual([
    '03-20 novruz ramazan',
    '03-21 novruz ramazan',
    '05-28 independence qurban',
  ])
})

it('moves the last day of a year into the next one, after the holidays there', () => {
  // 31 December 2022 is a Saturday, 1 January 2023 a Sunday.
  expect(daysOff(2023).slice(0, 5)).toEqual(['01-01', '01-02', '01-03', '01-04', '01-20'])
  expect(named(2023, ({ isMoved }) => isMoved).slice(0, 2)).toEqual(['01-03 solidarity', '01-04 newYear'])
})

it('has each holiday from its first year on', () => {
  expect(daysOff(2009)).not.toContain('11-09')
  expect(daysOff(2010)).toContain('11-09')
  expect(daysOff(2020)).not.toContain('11-08')
  expect(daysOff(2021)).toContain('11-08')
  expect(named(2020, ({ isWorkingDay }) => isWorkingDay)).toEqual([])
  expect(named(2021, ({ isWorkingDay }) => isWorkingDay)).toEqual(['09-27 remembrance'])
})

it('calculates lunar dates that are not announced, and marks them', () => {
  expect(named(2026, ({ isEstimate }) => isEstimate)).toEqual([])
  expect(named(2027, ({ isEstimate }) => isEstimate)).toEqual([
    '03-09 ramazan',
    '03-10 ramazan',
    '05-16 qurban',
    '05-17 qurban',
    '05-18 qurban',
  ])
  // A lunar year is shorter: in 2033 Ramazan begins twice.
  expect(moonDays('ramazan', 2033).map(({ first }) => first)).toEqual(['2033-01-03', '2033-12-23'])
})

it('calculates the announced dates of seven years correctly, so the estimate is worth showing', () => {
  for (const name of ['ramazan', 'qurban'] as const)
    for (const [year, first] of Object.entries(announcedMoonDays[name]))
      expect(computedDays(Number(year))[name]).toEqual([first])
})

it('follows a decision that exchanges a working day for a day off', () => {
  const exchange = { dayOff: '2026-01-05', workingDay: '2026-01-10' }
  const january = holidaysOf(2026, [exchange]).filter(({ day }) => day.startsWith('2026-01'))
  expect(
    january.map(({ day, names, isWorkingDay, isMoved }) => [day.slice(8), names[0], isWorkingDay, isMoved]),
  ).toEqual([
    ['01', 'newYear', false, false],
    ['02', 'newYear', false, false],
    ['05', 'dayOff', false, false],
    // By both, availability distinguishes it from a named Saturday off.
    ['10', 'workingDay', true, true],
    ['20', 'mourning', false, false],
  ])
})

const years = Array.from({ length: 31 }, (_none, place) => 2010 + place)

describe.each(years)('in %i', (year) => {
  const days = holidaysOf(year)
  const isOff = (day: string) =>
    [...holidaysOf(year - 1), ...days].some((one) => one.day === day && !one.isWorkingDay)

  it('no day is repeated, the days are sorted, and each belongs to the year', () => {
    const isos = days.map(({ day }) => day)
    expect(isos).toEqual([...new Set(isos)].sort())
    expect(isos.filter((day) => !day.startsWith(`${year}-`))).toEqual([])
  })

  it('no substitute day is on a weekend, and each is the next working day', () => {
    for (const { day } of days.filter(({ isMoved }) => isMoved)) {
      expect(isWeekend(day)).toBe(false)
      const before = addDays(day, -1)
      expect(isWeekend(before) || isOff(before)).toBe(true)
    }
  })

  it('everybody gets a working day off for each holiday on a weekend or another holiday', () => {
    const own = days.filter(({ isMoved, isWorkingDay }) => !isMoved && !isWorkingDay)
    const owed = own.flatMap(({ day, names }) => {
      const isOwed = isWeekend(day) && !day.endsWith('01-20') && !day.endsWith('12-31')
      return [...(isOwed ? [day] : []), ...names.slice(1)]
    })
    const fromBefore = isWeekend(`${year - 1}-12-31`) ? 1 : 0
    expect(days.filter(({ isMoved }) => isMoved)).toHaveLength(owed.length + fromBefore)
  })
})

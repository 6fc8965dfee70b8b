import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DateTime } from 'luxon'
import { rounds } from '#testing/rounds.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  isIsoDay,
  isWeekend,
  startOfWeek,
  utcDayOf,
  weekdayOf,
  weekOf,
  weeksOfMonth,
} from './days.ts'
import { type Language, languages, toTag } from './language.ts'

/** A leap year; ten years in the long run. */
const first = '2020-01-01'
const count = rounds(3653).numRuns

/** Prints the results of our functions for each of these days, in a process with another time zone. */
const script = `
  import { formatSpan } from './dates.ts'
  import { addDays, addMonths, isIsoDay, isWeekend, startOfWeek, weekdayOf, weekOf } from './days.ts'
  const rows = []
  for (let day = '${first}', left = ${count}; left > 0; left -= 1, day = addDays(day, 1)) {
    const week = weekOf(day)
    rows.push([day, addDays(day, -1), addDays(day, 45), addMonths(day, -1), addMonths(day, 1), weekdayOf(day),
      isWeekend(day), startOfWeek(day), week, isIsoDay(day),
      ['AZ', 'EN', 'RU'].map((language) => formatSpan(week[0], week[6], language))])
  }
  console.log(JSON.stringify({ zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    hours: new Date(2026, 0, 1).getTimezoneOffset() / -60, rows }))
`

function answersIn(zone: string) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: path.resolve(__dirname), env: { ...process.env, TZ: zone }, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Russian does not shorten months of four letters; the tables of browsers do. */
const unshortened: Record<string, string> = { 'мар.': 'марта', 'июн.': 'июня', 'июл.': 'июля' }

/** The label of a week, made with the calendar of Luxon and the month names of the browser. */
function spanOf(from: DateTime, to: DateTime, language: Language): string {
  const write = (date: DateTime, hasYear: boolean) => {
    const parts = date
      .setLocale(toTag(language))
      .toLocaleParts({ day: 'numeric', month: 'short', ...(language === 'EN' && { year: 'numeric' }) })
    const short = parts.find(({ type }) => type === 'month')?.value ?? ''
    const month = unshortened[short] ?? short
    if (language === 'EN') return `${month} ${date.day}${hasYear ? `, ${date.year}` : ''}`
    return `${date.day} ${month}${hasYear ? ` ${date.year}` : ''}`
  }
  return `${write(from, from.year !== to.year)} – ${write(to, true)}`
}

it.each([
  ['Asia/Baku', 4],
  ['UTC', 0],
  ['America/New_York', -5],
])('calculates the same days as Luxon, in a process with the time zone %s', (zone, hours) => {
  const answers = answersIn(zone)
  expect([answers.zone, answers.hours]).toEqual([zone, hours])
  let date = DateTime.fromISO(first, { zone })
  const expected = Array.from({ length: count }, () => {
    const sunday = date.minus({ days: date.weekday % 7 })
    const week = Array.from({ length: 7 }, (_, place) => sunday.plus({ days: place }))
    const row = [
      date.toISODate(),
      date.minus({ days: 1 }).toISODate(),
      date.plus({ days: 45 }).toISODate(),
      date.minus({ months: 1 }).toISODate(),
      date.plus({ months: 1 }).toISODate(),
      date.weekday,
      date.isWeekend,
      sunday.toISODate(),
      week.map((day) => day.toISODate()),
      true,
      languages.map((language) => spanOf(sunday, week[6] as DateTime, language)),
    ]
    date = date.plus({ days: 1 })
    return row
  })
  expect(languages).toEqual(['AZ', 'EN', 'RU'])
  const differing = expected.flatMap((row, place) =>
    JSON.stringify(row) === JSON.stringify(answers.rows[place]) ? [] : [{ row, ours: answers.rows[place] }],
  )
  expect([answers.rows.length, differing.slice(0, 3)]).toEqual([count, []])
})

it('begins a week on Sunday, and counts weekdays from Monday', () => {
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(startOfWeek('2026-11-15')).toBe('2026-11-15')
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7])
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

it.each([
  '',
  '2026-02-29',
  '2026-2-1',
  '2026/11/24',
  '20261124',
  '+002026-01-01',
  '0001-01-01',
  20_261_124,
  null,
])('does not accept %p as a day', (text) => {
  expect(isIsoDay(text)).toBe(false)
})

it('lays out a month in weeks that begin on Monday', () => {
  const weeks = weeksOfMonth('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
  expect(weeksOfMonth('2027-02')).toHaveLength(4)
})

it('lays out a month of the schedule in weeks that begin on Sunday', () => {
  const weeks = weeksOfMonth('2026-11', 'sunday')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]?.slice(0, 2)).toEqual(['2026-11-29', '2026-11-30'])
})

it('shows every day of ten years once, under its weekday', () => {
  let day = '2020-01-01'
  for (let month = 0; month < 120; month += 1) {
    for (const week of weeksOfMonth(day.slice(0, 7)))
      for (const [weekday, placed] of week.entries()) {
        if (!placed) continue
        expect([placed, weekdayOf(placed)]).toEqual([day, weekday + 1])
        day = addDays(day, 1)
      }
  }
  expect(day).toBe('2030-01-01')
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('moves %s by %i months to %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

it('lists all days between two days, whichever comes first', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01']
  expect(daysBetween('2026-12-30', '2027-01-01')).toEqual(days)
  expect(daysBetween('2027-01-01', '2026-12-30')).toEqual(days)
})

it('reads the UTC day of an instant', () => {
  expect(utcDayOf(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
})

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DateTime } from 'luxon'
import { type Language, languages, toTag } from './language.ts'
import { rounds } from './testing/rounds.ts'
import {
  addDays,
  formatSpan,
  isIsoDay,
  readTime,
  startOfWeek,
  weekdayOf,
  weekOf,
  writeTime,
} from './weeks.ts'

/** A leap year; in full, ten years. */
const first = '2020-01-01'
const count = rounds(3653).numRuns

/** What our functions say of each of these days, in a process whose clock stands in another time zone. */
const script = `
  import { addDays, formatSpan, isIsoDay, startOfWeek, weekdayOf, weekOf } from './weeks.ts'
  const rows = []
  for (let day = '${first}', left = ${count}; left > 0; left -= 1, day = addDays(day, 1)) {
    const week = weekOf(day)
    rows.push([day, addDays(day, -1), addDays(day, 45), weekdayOf(day), startOfWeek(day), week, isIsoDay(day),
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

/** The label of a week, made by the calendar and the month names of luxon and the browser. */
function spanOf(from: DateTime, to: DateTime, language: Language): string {
  const write = (date: DateTime, hasYear: boolean) => {
    const parts = date
      .setLocale(toTag(language))
      .toLocaleParts({ day: 'numeric', month: 'short', ...(language === 'EN' && { year: 'numeric' }) })
    const short = parts.find(({ type }) => type === 'month')?.value ?? ''
    const month = unshortened[short] ?? short
    if (language === 'EN') return `${month} ${date.day}${hasYear ? `, ${date.year}` : ''}`
    return `${date.day} ${month}${hasYear ? ` ${date.year}${language === 'RU' ? ' г.' : ''}` : ''}`
  }
  return `${write(from, from.year !== to.year)} – ${write(to, true)}`
}

it.each([
  ['Asia/Baku', 4],
  ['UTC', 0],
  ['America/New_York', -5],
])('counts the days of years as luxon does, on a computer in %s', (zone, hours) => {
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
      date.weekday % 7,
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

it.each([
  ['EN', 'Nov 15 – Nov 21, 2026', 'Dec 27, 2026 – Jan 2, 2027'],
  ['AZ', '15 noy – 21 noy 2026', '27 dek 2026 – 2 yan 2027'],
  ['RU', '15 нояб. – 21 нояб. 2026 г.', '27 дек. 2026 г. – 2 янв. 2027 г.'],
] as const)('labels a week in %s, the year twice where it changes', (language, within, across) => {
  const label = (day: string) => formatSpan(weekOf(day)[0] ?? '', weekOf(day)[6] ?? '', language)
  expect([label('2026-11-18'), label('2027-01-01')]).toEqual([within, across])
})

it('begins a week on Sunday', () => {
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect([startOfWeek('2026-11-15'), weekdayOf('2026-11-15'), weekdayOf('2026-11-21')]).toEqual([
    '2026-11-15',
    0,
    6,
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
])('takes %p for no day', (text) => {
  expect(isIsoDay(text)).toBe(false)
})

it('writes and reads each minute of a day', () => {
  for (let minute = 0; minute < 1440; minute += 1) expect(readTime(writeTime(minute))).toBe(minute)
  expect(writeTime(545)).toBe('09:05')
})

it.each(['', '9:00', '24:00', '09:60', '09:00:00', ' 09:00', '０９:００'])('takes %p for no time', (text) => {
  expect(readTime(text)).toBeUndefined()
})

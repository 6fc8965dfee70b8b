/**
 * How long the first free time of ten people over four weeks takes: from their records (meetings, invitations, series and
 * leave) over their busy intervals to the time, as the server and the form compute it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { addDays } from '@atrium/contract/days'
import { freeSpans, workCalendarOf, workingDaysFrom } from '@atrium/contract/meetings/freeBusy'
import { output } from '#run/places.ts'
import { calendarOf, makeRecords } from './calendars.ts'

const people = 10
const days = 28
const rounds = 200
/** Milliseconds. */
const limit = 50
const first = '2026-11-30'
const last = addDays(first, days - 1)

const calendar = workCalendarOf([{ name: 'Solidarity', date: { iso: '2026-12-31' } }])

/** The first free time, and the milliseconds of the first round, which expands the series and compiles the code, and of all. */
function measure(perDay: number, length: number) {
  const records = makeRecords(people, first, days, perDay)
  const times: number[] = []
  let found = ''
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now()
    const [span] = freeSpans({
      calendars: records.map((one) => calendarOf(one, first, last)),
      days: workingDaysFrom(first, days, calendar),
      from: { day: first, minute: 0 },
      length,
      count: 1,
    })
    times.push(performance.now() - begin)
    found = span ? `${span.day} ${span.start}` : 'none'
  }
  const [cold = 0] = times
  const sorted = times.toSorted((one, other) => one - other)
  return { found, cold, median: sorted[rounds / 2] ?? 0, slowest: sorted.at(-1) ?? 0 }
}

const cases = [
  { what: 'an hour between 2 meetings a day each', perDay: 2, length: 60 },
  { what: 'an hour between 6 meetings a day each', perDay: 6, length: 60 },
  { what: 'a quarter of an hour between 6 meetings a day each', perDay: 6, length: 15 },
  { what: 'an hour between 20 meetings a day each', perDay: 20, length: 60 },
].map(({ what, ...one }) => ({ what, ...measure(one.perDay, one.length) }))

const say = (text: string) => void process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(2)} ms`
say(
  `The first free time of ${people} people over ${days} days, ${rounds} rounds; the median is at most ${limit} ms:`,
)
for (const { what, found, cold, median, slowest } of cases)
  say(`${what}: ${found}; first round ${ms(cold)}, median ${ms(median)}, slowest ${ms(slowest)}`)
mkdirSync(output, { recursive: true })
writeFileSync(path.join(output, 'availability.json'), JSON.stringify({ limit, cases }, null, 2))
if (cases.some(({ median }) => median > limit)) {
  say(`Slower than ${limit} ms.`)
  process.exitCode = 1
}

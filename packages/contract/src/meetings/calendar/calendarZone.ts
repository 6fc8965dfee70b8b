import { company } from '#core/company.ts'
import { offsetAt } from '#core/companyInstant.ts'
import { writeTime } from '#core/dates.ts'
import { type IsoDay, startOfDay, yearOf } from '#core/days.ts'

/** Years after the last day of a file for which the file has the changes of the clock: a series may end as late. */
const yearsAfter = 3
const minute = 60_000
const hour = 60 * minute

/**
 * The time zone of the company as a component of a calendar file (VTIMEZONE), with each change of the clock around some
 * days. It is computed from the tables of the browser or the server, so that no table is copied here.
 */
export function calendarZone(days: readonly IsoDay[]): string[] {
  const years = days.map(yearOf)
  const first = Math.min(...years)
  const last = Math.max(...years) + yearsAfter
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${company.timeZone}`,
    ...observance('1970-01-01T00:00', offsetAt(startOfDay(`${first}-01-01`))),
    ...changesOf(first, last).flatMap(({ at, from, to }) => observance(shownAt(at, from), to, from)),
    'END:VTIMEZONE',
  ]
}

/** `DTSTART` of an observance is by the clock before the change (RFC 5545, 3.6.5). */
const observance = (start: string, to: number, from = to) => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start.replace(/[-:]/g, '')}00`,
    `TZOFFSETFROM:${writeOffset(from)}`,
    `TZOFFSETTO:${writeOffset(to)}`,
    `END:${kind}`,
  ]
}

/** `2026-03-29T02:00` of an instant by a clock that is a number of minutes ahead of UTC. */
const shownAt = (instant: Date, offset: number) =>
  new Date(instant.getTime() + offset * minute).toISOString().slice(0, 16)

/** `+0400`. */
const writeOffset = (offset: number) =>
  `${offset < 0 ? '-' : '+'}${writeTime(Math.abs(offset)).replace(':', '')}`

interface ClockChange {
  at: Date
  from: number
  to: number
}

/** The least time between two changes of a clock, in milliseconds. */
const step = 28 * 24 * hour

/** The changes of each span of years: the mails of one meeting have the same, and so have most calendars. */
const known = new Map<string, readonly ClockChange[]>()

/** The changes of the clock from the first to the last year. */
function changesOf(first: number, last: number): readonly ClockChange[] {
  const key = `${first} ${last}`
  const changes = known.get(key) ?? findChanges(first, last)
  known.set(key, changes)
  return changes
}

function findChanges(first: number, last: number): ClockChange[] {
  const found: ClockChange[] = []
  const end = startOfDay(`${last + 1}-01-01`).getTime()
  let from = offsetAt(startOfDay(`${first}-01-01`))
  for (let time = startOfDay(`${first}-01-01`).getTime(); time < end; time += step) {
    const to = offsetAt(new Date(time + step))
    if (to === from) continue
    found.push({ at: firstWith(to, time, time + step), from, to })
    from = to
  }
  return found
}

/** The first minute with an offset, between two instants of which the later one has it. */
function firstWith(offset: number, before: number, at: number): Date {
  let [early, late] = [before, at]
  while (late - early > minute) {
    const middle = early + Math.floor((late - early) / 2 / minute) * minute
    if (offsetAt(new Date(middle)) === offset) late = middle
    else early = middle
  }
  return new Date(late)
}

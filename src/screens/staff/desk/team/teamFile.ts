import { company } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import { type TeamAbsences, takenStates } from '@atrium/contract/leave'
import { calendarFrame, calendarInstant, escapeCalendarText } from '@atrium/contract/meetings'
import { DateTime } from 'luxon'

type Absence = TeamAbsences['absences'][number]

/**
 * Absences as a calendar file: whole days in a row are one event, hours one for each day. What waits is tentative; who works
 * elsewhere is not busy.
 */
export const writeTeam = (
  team: readonly TeamAbsences[],
  kindOf: (typeId: number) => string,
  made: Date,
): string =>
  calendarFrame(
    'Leave',
    team.flatMap(({ name, absences }) =>
      absences.flatMap((absence) =>
        spansOf(absence).flatMap(({ day, lines }) => [
          'BEGIN:VEVENT',
          `UID:${absence.requestId}-${day}@leave.${company.domain}`,
          `DTSTAMP:${calendarInstant(made)}`,
          ...lines,
          `SUMMARY:${escapeCalendarText([name, kindOf(absence.typeId)].filter(Boolean).join(' · '))}`,
          `STATUS:${takenStates.includes(absence.state) ? 'CONFIRMED' : 'TENTATIVE'}`,
          `TRANSP:${absence.worksElsewhere ? 'TRANSPARENT' : 'OPAQUE'}`,
          'END:VEVENT',
        ]),
      ),
    ),
  )

function spansOf({ days, startTime, endTime }: Absence): { day: IsoDay; lines: string[] }[] {
  if (startTime && endTime)
    return days.map((day) => ({
      day,
      lines: [`DTSTART:${instantOf(day, startTime)}`, `DTEND:${instantOf(day, endTime)}`],
    }))
  const runs: [first: IsoDay, last: IsoDay][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && addDays(run[1], 1) === day) run[1] = day
    else runs.push([day, day])
  }
  return runs.map(([first, last]) => ({
    day: first,
    lines: [`DTSTART;VALUE=DATE:${basic(first)}`, `DTEND;VALUE=DATE:${basic(addDays(last, 1))}`],
  }))
}

const basic = (day: IsoDay) => day.replaceAll('-', '')

const instantOf = (day: IsoDay, time: string) =>
  calendarInstant(DateTime.fromISO(`${day}T${time}`, { zone: company.timeZone }).toJSDate())

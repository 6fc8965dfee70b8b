import { writeTime } from '@atrium/contract/core'
import type { DayNames } from '#i18n/useDayNames.ts'
import type { GridContext } from './gridContext.ts'
import { minutesOfRow, rowOfMinutes } from './gridMath.ts'
import type { GridDay, PlacedMeeting, WeekGridProps } from './scheduleTypes.ts'

interface Named extends Pick<WeekGridProps, 'days' | 'hours'> {
  names: DayNames
  /** The first row: the rows may have been replaced. */
  first: Element | null | undefined
}

/**
 * The accessible names of the cells: day, time, meetings. Only the cells of a changed day are named again. They are hundreds:
 * the loops walk from element to element and make no lists of empty rows.
 */
export class CellNames {
  private context: GridContext
  private named: Named | undefined

  constructor(context: GridContext) {
    this.context = context
  }

  write(): void {
    const { names } = this.context
    const { days, hours } = this.context.props
    const first = this.context.scene?.querySelector('tbody')?.firstElementChild
    const before = this.named
    const isOther =
      before?.first !== first ||
      before?.hours !== hours ||
      before.names !== names ||
      before.days.length !== days.length
    const changed = days.map((day, column) =>
      isOther || before.days[column] !== day ? meetingsByRow(day, hours) : undefined,
    )
    let line = first
    for (let row = 0; line; row += 1, line = line.nextElementSibling) {
      const time = writeTime(minutesOfRow(row, hours))
      let cell = line.firstElementChild
      for (const [column, day] of days.entries()) {
        cell = cell?.nextElementSibling ?? null
        const meetings = changed[column]
        if (meetings) {
          const place = `${names.formatDay(day.day)}, ${time}`
          const found = meetings.get(row)
          cell?.setAttribute(
            'aria-label',
            found ? `${place}: ${found.map(({ title }) => title).join(', ')}` : place,
          )
        }
      }
    }
    this.named = { days, hours, names, first }
  }
}

/** The meetings in the rows of a day that have any. */
function meetingsByRow({ meetings }: GridDay, hours: Named['hours']): Map<number, PlacedMeeting[]> {
  const rows = new Map<number, PlacedMeeting[]>()
  for (const meeting of meetings) {
    const last = rowOfMinutes(meeting.end - 1, hours)
    for (let row = rowOfMinutes(meeting.start, hours); row <= last; row += 1) {
      const known = rows.get(row)
      if (known) known.push(meeting)
      else rows.set(row, [meeting])
    }
  }
  return rows
}

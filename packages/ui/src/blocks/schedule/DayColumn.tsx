import { memo } from 'react'
import { drawnAs, insetOf } from './gridMath.ts'
import { MeetingBlock, type MeetingBlockProps } from './MeetingBlock.tsx'
import { packDay } from './packDay.ts'
import type { GridDay, GridHours } from './scheduleTypes.ts'

interface DayColumnProps {
  day: GridDay
  /** "Tuesday 17 November 2026". */
  label: string
  hours: GridHours
  /** The only day that is shown. */
  isAlone: boolean
}

/** The size of a block by its length in minutes. */
const sizeOf = (minutes: number): MeetingBlockProps['size'] => {
  if (minutes < 25) return 'line'
  if (minutes < 45) return 'short'
  return minutes < 120 ? 'medium' : 'tall'
}

/** The meetings of a day; rendered only when the `GridDay` is another object. */
export const DayColumn = memo(function DayColumn({ day, label, hours, isAlone }: DayColumnProps) {
  const { meetings } = day
  const drawn = meetings.map((meeting) => drawnAs(meeting, hours))
  const places = packDay(drawn)
  return (
    // An empty day keeps its place, without a role.
    <div {...(meetings.length > 0 && { role: 'group', 'aria-label': label })}>
      {meetings.map((meeting, index) => {
        const { left, right, lanes } = places[index] ?? { left: 0, right: 1, lanes: 1 }
        return (
          <MeetingBlock
            key={meeting.id}
            meeting={meeting}
            inset={insetOf(drawn[index] ?? meeting, left, right, hours)}
            size={sizeOf(meeting.end - meeting.start)}
            lanes={isAlone ? Math.min(lanes, 4) : lanes}
            isAlone={isAlone}
          />
        )
      })}
    </div>
  )
})

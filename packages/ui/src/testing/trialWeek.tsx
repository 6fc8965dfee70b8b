import { addDays } from '@atrium/contract/days'
import { useState } from 'react'
import { timesOf } from '#blocks/schedule/gridMath.ts'
import type { GridDay, GridSpan, PlacedMeeting, WeekGridProps } from '#blocks/schedule/scheduleTypes.ts'
import { WeekGrid } from '#blocks/schedule/WeekGrid.tsx'
import { hoursSample, weekSample } from './gridSamples.ts'

const withChange = (days: readonly GridDay[], id: string, span: GridSpan): GridDay[] => {
  const before = days.flatMap(({ meetings }) => meetings).find((one) => one.id === id) as PlacedMeeting
  const time = timesOf(span)
  const after: PlacedMeeting = { ...before, ...span, time, label: `${before.title}, ${time}` }
  return days.map((day) => {
    if (day.day !== before.day && day.day !== span.day) return day
    const others = day.meetings.filter((one) => one.id !== id)
    const all = day.day === span.day ? [...others, after] : others
    return { ...day, meetings: all.sort((a, b) => a.start - b.start) }
  })
}

/** For tests and stories: a week that does what is asked of it. A week before or after has no meetings. */
export function WeekOnTrial({ days: given, ...others }: Partial<WeekGridProps>) {
  const [week, setWeek] = useState(given ?? weekSample())
  const [at, setAt] = useState(0)
  const shown = at === 0 ? week : weekSample([], {}).map((day) => shifted(day, at))
  return (
    <WeekGrid
      hours={hoursSample}
      onOpen={() => undefined}
      {...others}
      days={shown}
      onChange={(id, span) => {
        setWeek((before) => withChange(before, id, span))
        others.onChange?.(id, span)
      }}
      onWeek={(by) => {
        setAt((before) => before + by)
        others.onWeek?.(by)
      }}
    />
  )
}

const shifted = (day: GridDay, weeks: number): GridDay => ({
  ...day,
  day: addDays(day.day, 7 * weeks),
  isToday: false,
})

import { monthOf, monthsOf } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useMedia } from '#primitives/useMedia.ts'
import type { CalendarHoliday, CalendarTexts } from './calendarTypes.ts'
import { MonthCard } from './MonthCard.tsx'
import { useHolidayKeys } from './useHolidayKeys.ts'

interface YearGridProps {
  year: number
  /** `YYYY-MM-DD`. */
  today: string
  texts: CalendarTexts
  /** Of this year; empty while they are on their way. */
  holidays: readonly CalendarHoliday[]
}

/**
 * Twelve months, in two to four columns as there is room (spec 2, Corporate Calendar). Tab leads to one holiday, the arrow
 * keys lead to the others. Where a finger presses, the months that have holidays take the place of
 * the days.
 */
export function YearGrid({ year, today, texts, holidays }: YearGridProps) {
  const byDay = useMemo(() => new Map(holidays.map((holiday) => [holiday.day, holiday])), [holidays])
  const isSmall = !useMedia('(min-width: 48em) and (pointer: fine)')
  const days = useMemo(() => {
    const all = [...byDay.keys()].sort()
    return isSmall ? all.filter((day, at) => monthOf(day) !== monthOf(all[at - 1] ?? '')) : all
  }, [byDay, isSmall])
  const { tabStop, handlers } = useHolidayKeys(days, today)
  return (
    <chakra.div css={grid} {...handlers}>
      {monthsOf(year).map((month, index) => {
        const { name, full } = texts.months[index] ?? { name: month, full: month }
        return (
          <MonthCard
            key={month}
            month={month}
            name={name}
            full={full}
            weekdays={texts.weekdays}
            holidays={byDay}
            today={today.startsWith(month) ? today : undefined}
            isSmall={isSmall}
            tabStop={tabStop?.startsWith(month) ? tabStop : undefined}
          />
        )
      })}
    </chakra.div>
  )
}

/** A quarter of the room at the least, so that there are never more than four in a row. */
const quarter = '(100% - 3 * var(--gap)) / 4'

const grid = {
  '--gap': { base: '{spacing.2.5}', md: '{spacing.4}' },
  '--least': '14rem',
  display: 'grid',
  gap: 'var(--gap)',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: `repeat(auto-fill, minmax(min(100%, max(var(--least), ${quarter})), 1fr))`,
  },
  _print: { '--gap': '2.5mm', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} as const

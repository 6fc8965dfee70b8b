import { formatMonth, monthNames } from '@atrium/contract/core'
import { monthOf, monthsOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useDayNames } from '#i18n/useDayNames.ts'
import { capitalize } from '#i18n/useSpanText.ts'
import { useWeekStart } from '#i18n/weekStart.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { MonthCard } from './MonthCard.tsx'
import { useHolidayKeys } from './useHolidayKeys.ts'
import { useHolidaysInWords } from './useHolidaysInWords.ts'

interface YearGridProps {
  year: number
  /** `YYYY-MM-DD`. */
  today: string
  /** Of this year; empty while they load. */
  holidays: readonly Holiday[]
}

/**
 * Twelve months, in two to four columns as there is room (spec 2, Corporate Calendar). Tab leads to one holiday, the arrow
 * keys lead to the others. Where a finger presses, the months that have holidays take the place of
 * the days.
 */
export function YearGrid({ year, today, holidays }: YearGridProps) {
  const { language, weekdaysFrom } = useDayNames()
  const names = monthNames(language)
  const weekStart = useWeekStart('monday')
  const shown = useHolidaysInWords(holidays, year)
  const byDay = useMemo(() => new Map(shown?.map((holiday) => [holiday.day, holiday])), [shown])
  const isSmall = !useMedia('(min-width: 48em) and (pointer: fine)')
  const days = useMemo(() => {
    const all = [...byDay.keys()].sort()
    return isSmall ? all.filter((day, at) => monthOf(day) !== monthOf(all[at - 1] ?? '')) : all
  }, [byDay, isSmall])
  const { tabStop, handlers } = useHolidayKeys(days, today)
  return (
    <chakra.div css={grid} {...handlers}>
      {monthsOf(year).map((month, place) => (
        <MonthCard
          key={month}
          month={month}
          name={capitalize(names[place] ?? '', language)}
          full={capitalize(formatMonth(`${month}-01`, language), language)}
          weekStart={weekStart}
          weekdays={weekdaysFrom(weekStart)}
          holidays={byDay}
          today={today.startsWith(month) ? today : undefined}
          isSmall={isSmall}
          tabStop={tabStop?.startsWith(month) ? tabStop : undefined}
        />
      ))}
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

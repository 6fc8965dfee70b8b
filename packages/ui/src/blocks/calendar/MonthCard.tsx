import { dayOfMonth, weeksOfMonth } from '@atrium/contract/days'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import type { CalendarHoliday, CalendarTexts } from './calendarTypes.ts'
import { HolidayDay } from './HolidayDay.tsx'
import { monthCardRecipe } from './MonthCard.recipe.ts'
import type { Tip, useTip } from './useTip.ts'

interface MonthCardProps {
  /** `YYYY-MM`. */
  month: string
  /** "March". */
  name: string
  /** "March 2026". */
  full: string
  weekdays: CalendarTexts['weekdays']
  /** By their days. */
  holidays: ReadonlyMap<string, CalendarHoliday>
  /** `YYYY-MM-DD` when it belongs to this month. */
  today?: string | undefined
  /** The name that is shown, when its day belongs to this month. */
  tip?: Tip | undefined
  rootOf: ReturnType<typeof useTip>['rootOf']
}

/** One month of the year (spec 2, Corporate Calendar; decision 4): weeks begin on Monday. */
export const MonthCard = memo(function MonthCard(props: MonthCardProps) {
  const { month, name, full, weekdays, holidays, today, tip, rootOf } = props
  const styles = useSlotRecipe({ recipe: monthCardRecipe })()
  return (
    <chakra.div css={styles.card}>
      <Heading level={2} size="h4" paddingInline="2">
        {name}
      </Heading>
      <chakra.table aria-label={full} css={styles.table}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => {
                const holiday = day && holidays.get(day)
                return (
                  <td
                    key={weekdays[weekday]?.long}
                    data-kind={holiday ? holiday.kind : undefined}
                    aria-current={day && day === today ? 'date' : undefined}
                  >
                    {holiday ? (
                      <HolidayDay
                        holiday={holiday}
                        side={tip?.day === day ? tip?.side : undefined}
                        rootOf={rootOf}
                      />
                    ) : (
                      day && dayOfMonth(day)
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
})

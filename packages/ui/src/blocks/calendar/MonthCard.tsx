import { dayOfMonth, weeksOfMonth } from '@atrium/contract/days'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Tooltip } from '#primitives/Tooltip.tsx'
import type { CalendarHoliday, CalendarTexts } from './calendarTypes.ts'
import { monthCardRecipe } from './MonthCard.recipe.ts'

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
  /** The holiday of this month that Tab leads to, if it does. */
  tabStop?: string | undefined
}

/** One month of the year (spec 2, Corporate Calendar; departure 4): weeks begin on Monday. */
export const MonthCard = memo(function MonthCard(props: MonthCardProps) {
  const { month, name, full, weekdays, holidays, today, tabStop } = props
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
                    {holiday ? <Holiday {...holiday} isTabStop={day === tabStop} /> : day && dayOfMonth(day)}
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

/** The number of a holiday; the name is a tooltip. */
function Holiday({ day, name, marks, label, isTabStop }: CalendarHoliday & { isTabStop: boolean }) {
  const date = dayOfMonth(day)
  return (
    <span data-date={date} data-day={day}>
      <Tooltip
        placement="top"
        opensOnPress
        content={
          <>
            <chakra.span fontWeight="medium">{name}</chakra.span>
            {marks.length > 0 && (
              <chakra.small display="block" marginTop="0.5" fontSize="xs">
                {marks.join(', ')}
              </chakra.small>
            )}
          </>
        }
      >
        <button type="button" aria-label={label} tabIndex={isTabStop ? 0 : -1}>
          {date}
        </button>
      </Tooltip>
    </span>
  )
}

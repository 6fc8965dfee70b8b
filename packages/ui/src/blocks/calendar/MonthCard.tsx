import { dayOfMonth, type WeekStart, weeksOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { type DayNames, twoLetters } from '#i18n/useDayNames.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Tooltip } from '#primitives/Tooltip.tsx'
import type { CalendarHoliday } from './calendarTypes.ts'
import { type HolidayRun, holidayRuns } from './holidayRuns.ts'
import { styles } from './MonthCard.styles.ts'

interface MonthCardProps {
  /** `YYYY-MM`. */
  month: string
  /** "March". */
  name: string
  /** "March 2026". */
  full: string
  weekStart: WeekStart
  /** From the first day of the week on. */
  weekdays: ReturnType<DayNames['weekdaysFrom']>
  /** By their days. */
  holidays: ReadonlyMap<string, CalendarHoliday>
  /** `YYYY-MM-DD` when it belongs to this month. */
  today?: string | undefined
  /** The holiday of this month that Tab leads to, if it does. */
  tabStop?: string | undefined
  /** Its days are too small for a finger: the month is one control, which shows all its holidays. @default false */
  isSmall?: boolean | undefined
}

/** One month of the year (spec 2, Corporate Calendar; departure 4). */
export const MonthCard = memo(function MonthCard(props: MonthCardProps) {
  const { month, name, full, weekStart, weekdays, holidays, today, tabStop, isSmall = false } = props
  const runs = isSmall
    ? holidayRuns([...holidays.values()].filter(({ day }) => day.startsWith(month))).map(withDates)
    : []
  return (
    <chakra.div css={styles.card}>
      <Heading level={2} size="h4" paddingInline={{ base: '1.5', md: '2' }}>
        {name}
      </Heading>
      <chakra.table aria-label={full} css={styles.table}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {isSmall ? twoLetters(short) : short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) => {
                const holiday = day && holidays.get(day)
                return (
                  <td
                    key={weekdays[weekday]?.long}
                    data-kind={holiday ? holiday.kind : undefined}
                    aria-current={day && day === today ? 'date' : undefined}
                    title={isSmall && holiday ? holiday.label : undefined}
                  >
                    {holiday && !isSmall ? (
                      <Holiday {...holiday} isTabStop={day === tabStop} />
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
      {runs[0] && (
        <span data-day={runs[0].day}>
          <Tooltip
            placement="top"
            opensOnPress
            content={
              <Stack as="ul" gap="1.5">
                {runs.map(({ day, dates, name }) => (
                  <li key={day}>
                    <chakra.span display="block" fontWeight="medium">
                      {dates}
                    </chakra.span>
                    {name}
                  </li>
                ))}
              </Stack>
            }
          >
            <chakra.button
              type="button"
              aria-label={`${full}: ${runs.map(({ dates, name }) => `${dates} ${name}`).join('; ')}`}
              tabIndex={runs[0].day === tabStop ? 0 : -1}
              css={styles.press}
            />
          </Tooltip>
        </span>
      )}
    </chakra.div>
  )
})

/** "8 March, 9 March": with the days off that were moved. */
const withDates = (run: HolidayRun) => ({ ...run, dates: [run.date, ...run.moved].join(', ') })

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

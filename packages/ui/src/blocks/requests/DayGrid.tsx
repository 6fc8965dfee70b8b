import { isWeekend, weeksOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useWeekStart } from '#i18n/weekStart.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { DayCell } from './DayCell.tsx'
import { styles } from './DayGrid.styles.ts'
import { type DayGridActions, useDayGrid } from './useDayGrid.ts'

export interface DayGridProps extends DayGridActions {
  /** The id of the month's heading. */
  labelledBy: string
  /** The id of what is wrong with the choice, if anything is. */
  describedBy?: string | undefined
  /** The names of the holidays by their days. */
  holidays: ReadonlyMap<string, string>
  /** The days of earlier requests. @default none */
  requested?: ReadonlySet<string> | undefined
  /** The days of leave that was granted. @default none */
  granted?: ReadonlySet<string> | undefined
}

/** A month in which any number of days can be chosen (spec 2, Off Day Request): a grid with one tab stop. */
export function DayGrid(props: DayGridProps) {
  const { labelledBy, describedBy, holidays, requested, granted, ...actions } = props
  const { t } = useTranslation('requests')
  const { weekdaysFrom, formatDay } = useDayNames()
  const weekStart = useWeekStart('monday')
  const weekdays = weekdaysFrom(weekStart)
  const { month, today, selected, isDisabled = false } = actions
  const { tabStop, handlers } = useDayGrid(actions, weekStart)
  const chosen = new Set(selected)
  /** "Friday 20 March 2026, public holiday: Novruz". */
  const nameOf = (day: string) => {
    const holiday = holidays.get(day)
    const name = holiday ? t('holidayDay', { day: formatDay(day), name: holiday }) : formatDay(day)
    const known = granted?.has(day)
      ? t('grantedDay', { day: name })
      : requested?.has(day)
        ? t('requestedDay', { day: name })
        : name
    return day < today ? t('pastDay', { day: known }) : known
  }
  return (
    <chakra.div css={styles.frame}>
      <chakra.table
        role="grid"
        aria-multiselectable
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-disabled={isDisabled || undefined}
        css={styles.table}
        {...handlers}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <chakra.th key={long} scope="col" abbr={long} css={styles.weekday}>
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month, weekStart).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    name={nameOf(day)}
                    holiday={holidays.get(day)}
                    isRequested={requested?.has(day) ?? false}
                    isGranted={granted?.has(day) ?? false}
                    isToday={day === today}
                    isWeekend={isWeekend(day)}
                    isPast={day < today}
                    isSelected={chosen.has(day)}
                    isAfter={weekday > 0 && chosen.has(week[weekday - 1] ?? '')}
                    isBefore={weekday < 6 && chosen.has(week[weekday + 1] ?? '')}
                    isTabStop={day === tabStop}
                    isInvalid={describedBy !== undefined && day === tabStop}
                    isDisabled={isDisabled}
                  />
                ) : (
                  <td key={weekdays[weekday]?.long} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

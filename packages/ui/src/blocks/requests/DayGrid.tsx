import { isWeekend, weeksOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { DayCell } from './DayCell.tsx'
import { styles } from './DayGrid.styles.ts'
import { type DayGridActions, useDayGrid } from './useDayGrid.ts'

export interface DayGridProps extends DayGridActions {
  /** The id of the month's heading. */
  labelledBy: string
  /** The id of what is wrong with the choice, if anything is. */
  describedBy?: string | undefined
  /** Monday first: as it is shown, and as it is said. */
  weekdays: readonly { short: string; long: string }[]
  /** The names of the holidays by their days. */
  holidays: Readonly<Record<string, string>>
  /** The days that were asked for before. @default none */
  requested?: ReadonlySet<string> | undefined
  /** The days of leave that was granted. @default none */
  granted?: ReadonlySet<string> | undefined
  /** A day as it is said: "Friday 20 March 2026, holiday: Novruz". */
  nameOf: (day: string) => string
}

/** A month in which any number of days can be chosen (spec 2, Off Day Request): a grid with one tab stop. */
export function DayGrid(props: DayGridProps) {
  const { labelledBy, describedBy, weekdays, holidays, requested, granted, nameOf, ...actions } = props
  const { month, today, selected, isDisabled = false } = actions
  const { tabStop, handlers } = useDayGrid(actions)
  const chosen = new Set(selected)
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
          {weeksOfMonth(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week has no name but its place.
            <tr key={row}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell
                    key={day}
                    day={day}
                    name={nameOf(day)}
                    holiday={holidays[day]}
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no name but its number.
                  <td key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

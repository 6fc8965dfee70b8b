import { dayOfMonth, type IsoDay, isWeekend, monthOf, weeksOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, Ref } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './DayPopup.styles.ts'
import { dayMoves } from './dayMoves.ts'
import type { DayLimits, DayTexts } from './dayTexts.ts'

interface DayMonthProps extends DayLimits {
  ref: Ref<HTMLTableElement>
  labelledBy: string
  texts: DayTexts
  /** The only day that Tab leads to; its month is shown. */
  current: IsoDay
  value: IsoDay | undefined
  onMove: (day: IsoDay) => void
  onChoose: (day: IsoDay) => void
}

/** The days of a month as a grid: arrows, Home, End, Page Up and Page Down move, Enter and the space bar choose. */
export function DayMonth(props: DayMonthProps) {
  const { ref, labelledBy, texts, current, value, first, last, onMove, onChoose } = props
  const { weekStart, weekdays } = texts
  const today = texts.today()
  const choose = (day: IsoDay | undefined) => {
    if (day && first <= day && day <= last) onChoose(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = dayMoves[event.key]
    if (event.key === ' ' || event.key === 'Enter') choose(current)
    else if (move) onMove(move(current, weekStart))
    else return
    event.preventDefault()
  }
  return (
    <chakra.table ref={ref} role="grid" aria-labelledby={labelledBy} css={styles.table} onKeyDown={onKeyDown}>
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
        {weeksOfMonth(monthOf(current), weekStart).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => {
              const holiday = day && texts.holidayOf?.(day)
              return day ? (
                <chakra.td
                  key={day}
                  role="gridcell"
                  aria-label={[texts.dayName(day), holiday].filter(Boolean).join(', ')}
                  title={holiday}
                  aria-selected={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={day < first || day > last || undefined}
                  tabIndex={day === current ? 0 : -1}
                  data-holiday={holiday && ''}
                  data-quiet={isWeekend(day) ? '' : undefined}
                  css={styles.cell}
                  onClick={() => choose(day)}
                >
                  <span>{dayOfMonth(day)}</span>
                </chakra.td>
              ) : (
                <td key={weekdays[place]?.long} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

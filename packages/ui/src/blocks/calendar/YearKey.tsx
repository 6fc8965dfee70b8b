import { chakra } from '@chakra-ui/react'
import type { CalendarHoliday } from './calendarTypes.ts'
import { styles } from './MonthCard.styles.ts'

interface YearKeyProps {
  /** Names the list: "What the days look like". */
  label: string
  /** "Today", "Holiday", "Estimated date", "No extra day off". */
  texts: Readonly<Record<'today' | CalendarHoliday['kind'], string>>
}

const kinds = ['today', 'off', 'estimate', 'named'] as const

/** What the looks of the days of a `YearGrid` mean. */
export function YearKey({ label, texts }: YearKeyProps) {
  return (
    <chakra.ul aria-label={label} css={styles.key}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i data-kind={kind} aria-hidden />
          {texts[kind]}
        </li>
      ))}
    </chakra.ul>
  )
}

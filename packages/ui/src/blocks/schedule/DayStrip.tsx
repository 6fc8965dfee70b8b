import { chakra, useRecipe } from '@chakra-ui/react'
import { dayStripRecipe } from './DayStrip.recipe.ts'
import type { GridDay } from './scheduleTypes.ts'

interface DayStripProps {
  /** The name of the group: "Days of the week". */
  label: string
  /** Seven. */
  days: readonly GridDay[]
  /** The day that is shown below, `YYYY-MM-DD`. */
  chosen: string
  onChoose: (day: string) => void
}

/** The days of a week in a narrow window; the chosen day is shown below. */
export function DayStrip({ label, days, chosen, onChoose }: DayStripProps) {
  const styles = useRecipe({ recipe: dayStripRecipe })()
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      {days.map(({ day, weekday, number, label: name, isToday, notes, meetings }) => (
        <button
          key={day}
          type="button"
          // It begins with what is seen.
          aria-label={[`${weekday} ${number}`, name, ...notes.map(({ text }) => text)].join(', ')}
          aria-pressed={day === chosen}
          aria-current={isToday ? 'date' : undefined}
          data-kind={notes[0]?.kind}
          data-busy={meetings.length > 0 || undefined}
          onClick={() => onChoose(day)}
        >
          <small>{weekday}</small> <span>{number}</span>
        </button>
      ))}
    </chakra.div>
  )
}

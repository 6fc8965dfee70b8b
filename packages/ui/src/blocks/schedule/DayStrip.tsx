import { dayOfMonth } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { highlighted } from '#primitives/highlighted.ts'
import { defineStyles } from '#theme/defineStyles.ts'
import type { GridDay } from './scheduleTypes.ts'

const styles = defineStyles({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '1',
  '& button': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    paddingTop: '1',
    paddingBottom: '2',
    borderRadius: 'control',
    color: 'fg',
    cursor: 'pointer',
  },
  '& small': { fontSize: 'xs', color: 'fg.hint' },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    height: 'target',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'heading',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
  },
  '& button:hover span': { borderColor: 'border.hairline' },
  '& [data-kind=holiday] span': {
    backgroundColor: 'holiday.bg',
    color: 'holiday.fg',
    _highContrast: { borderStyle: 'dashed', borderColor: 'CanvasText' },
  },
  '& [data-kind=away] span': { backgroundColor: 'bg.active' },
  '& [data-kind=elsewhere] span': { backgroundColor: 'meeting.skyFill' },
  '& [aria-current] span': {
    backgroundColor: 'bg.accent',
    color: 'fg.onAccent',
    _highContrast: highlighted,
  },
  '& [aria-pressed=true] span': {
    backgroundColor: 'bg.primary',
    color: 'fg.onPrimary',
    _highContrast: { borderWidth: '3px', borderStyle: 'solid', borderColor: 'CanvasText' },
  },
  // Today stays to be seen while it is the chosen one.
  '& [aria-current][aria-pressed=true] span': {
    boxShadow: 'inset 0 0 0 2px {colors.bg.accent}',
    _highContrast: highlighted,
  },
  // A dot marks a day with meetings.
  '& [data-busy]::after': {
    content: '""',
    position: 'absolute',
    bottom: '0',
    width: '1',
    height: '1',
    borderRadius: 'full',
    backgroundColor: 'fg.hint',
    _highContrast: { backgroundColor: 'CanvasText' },
  },
})

interface DayStripProps {
  /** Seven. */
  days: readonly GridDay[]
  /** The day that is shown below, `YYYY-MM-DD`. */
  chosen: string
  onChoose: (day: string) => void
}

/** The days of a week in a narrow window; the chosen day is shown below. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  const { t } = useTranslation('schedule')
  const { weekday, formatDay } = useDayNames()
  return (
    <chakra.div role="group" aria-label={t('nav.days')} css={styles}>
      {days.map(({ day, isToday, notes, meetings }) => (
        <button
          key={day}
          type="button"
          // It begins with what is seen.
          aria-label={[
            `${weekday(day).short} ${dayOfMonth(day)}`,
            formatDay(day),
            ...notes.map(({ text }) => text),
          ].join(', ')}
          aria-pressed={day === chosen}
          aria-current={isToday ? 'date' : undefined}
          data-kind={notes[0]?.kind}
          data-busy={meetings.length > 0 || undefined}
          onClick={() => onChoose(day)}
        >
          <small>{weekday(day).short}</small> <span>{dayOfMonth(day)}</span>
        </button>
      ))}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { DayAgenda } from './DayAgenda.tsx'
import type { WeekGridProps } from './scheduleTypes.ts'

interface WeekAgendaProps
  extends Pick<WeekGridProps, 'days' | 'hours' | 'now' | 'onOpen'>,
    Pick<ComponentProps<typeof DayAgenda>, 'isKnown' | 'timeOn'> {
  /** Whether more meetings are to come. */
  isLoading: boolean
  onShowDay?: ((day: string) => void) | undefined
}

/** The week in a narrow window: its days under each other, and today in sight when it appears. */
export function WeekAgenda(props: WeekAgendaProps) {
  const { days, hours, now, isLoading, isKnown = true, timeOn, onOpen, onShowDay } = props
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A person who has scrolled into the list keeps the scroll position.
    if (isLoading || !root.current || root.current.getBoundingClientRect().top < 0) return
    const today = root.current.querySelector('[aria-current=date]')
    if (today && today.getBoundingClientRect().top > window.innerHeight / 2)
      today.scrollIntoView?.({ block: 'nearest' })
  }, [isLoading])
  return (
    <chakra.div ref={root} css={styles}>
      {days.map((day) => (
        <DayAgenda
          key={day.day}
          day={day}
          hours={hours}
          now={now?.day === day.day ? now.minutes : undefined}
          isKnown={isKnown && !isLoading}
          timeOn={timeOn}
          onOpen={onOpen}
          onShow={onShowDay}
        />
      ))}
    </chakra.div>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { paddingBlock: '1.5', scrollMarginBlock: '0 40vh' },
  '& > section + section': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  '& > section:has(ol)': { paddingBottom: '4' },
} as const

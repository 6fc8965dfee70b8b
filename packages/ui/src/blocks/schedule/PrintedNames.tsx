import { chakra } from '@chakra-ui/react'
import { useMedia } from '#primitives/useMedia.ts'
import { drawnAs } from './gridMath.ts'
import { packDay } from './packDay.ts'
import type { WeekGridProps } from './scheduleTypes.ts'

/** In print: the meetings whose blocks are too narrow for words, which no pointer can ask there. */
export function PrintedNames({ days, hours }: Pick<WeekGridProps, 'days' | 'hours'>) {
  const isOnScreen = useMedia('not print')
  // A day alone has words in every block.
  if (isOnScreen || days.length === 1) return null
  const items = days.flatMap(({ meetings }) => {
    const places = packDay(meetings.map((meeting) => drawnAs(meeting, hours)))
    return meetings.filter((_meeting, index) => (places[index]?.lanes ?? 1) > 4)
  })
  return (
    items.length > 0 && (
      <chakra.ul css={{ columns: 2, columnGap: '6mm', marginTop: '2mm', fontSize: '7.5pt' }}>
        {items.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </chakra.ul>
    )
  )
}

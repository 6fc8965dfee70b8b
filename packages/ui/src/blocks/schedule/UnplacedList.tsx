import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import type { PlacedMeeting } from './scheduleTypes.ts'
import { unplacedListRecipe } from './UnplacedList.recipe.ts'

interface UnplacedListProps {
  /** "Outside working hours this week". */
  heading: string
  /** At least one. Beside the fields of a meeting: `date` ("Wed 18 November", or empty) and why it is not on the grid. */
  items: readonly (Pick<PlacedMeeting, 'id' | 'title' | 'time' | 'look' | 'isOthers'> & {
    date: string
    why: string
  })[]
  onOpen: (id: string) => void
}

/** The meetings that do not fit the grid, in a list under the grid (departure 2). */
export function UnplacedList({ heading, items, onOpen }: UnplacedListProps) {
  const styles = useSlotRecipe({ recipe: unplacedListRecipe })()
  return (
    <section>
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      <chakra.ul css={styles.list}>
        {items.map(({ id, title, date, time, why, look, isOthers }) => (
          <chakra.li
            key={id}
            css={styles.item}
            data-look={isOthers ? undefined : look}
            data-others={isOthers ? '' : undefined}
          >
            <chakra.button
              type="button"
              data-printed
              data-id={id}
              css={styles.title}
              onClick={() => onOpen(id)}
            >
              {title}
            </chakra.button>
            <p>{[date, time].filter(Boolean).join(', ')}</p>
            <chakra.p css={styles.why}>{why}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}

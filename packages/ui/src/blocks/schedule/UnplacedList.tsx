import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { unplacedListRecipe } from './UnplacedList.recipe.ts'

export interface UnplacedItem {
  id: string
  title: string
  /** "Wed 18 November"; empty where it is not known. */
  date: string
  /** "18:30–20:00"; empty where it is not known. */
  time: string
  /** Why it is not on the grid: "Outside 09:00–18:00". */
  why: string
  /** 0 to 4: which of the five colour styles. */
  look: number
}

interface UnplacedListProps {
  /** "Not on the grid". */
  heading: string
  /** One at least. */
  items: readonly UnplacedItem[]
  onOpen: (id: string) => void
}

/** The meetings that do not fit the grid, under it (decision 2): none is dropped. */
export function UnplacedList({ heading, items, onOpen }: UnplacedListProps) {
  const styles = useSlotRecipe({ recipe: unplacedListRecipe })()
  return (
    <section>
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      <chakra.ul css={styles.list}>
        {items.map(({ id, title, date, time, why, look }) => (
          <chakra.li key={id} css={styles.item} data-look={look}>
            <chakra.button type="button" css={styles.title} onClick={() => onOpen(id)}>
              {title}
            </chakra.button>
            <chakra.p css={styles.when}>{[date, time].filter(Boolean).join(', ')}</chakra.p>
            <chakra.p css={styles.why}>{why}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}

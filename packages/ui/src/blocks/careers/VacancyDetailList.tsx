import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { vacancyDetailRecipe } from './VacancyDetail.recipe.ts'

export interface VacancyDetailListProps {
  heading: string
  items: readonly string[]
}

/** A headed list of a vacancy; nothing at all when the list is empty. */
export function VacancyDetailList({ heading, items }: VacancyDetailListProps) {
  const styles = useSlotRecipe({ recipe: vacancyDetailRecipe })()
  if (items.length === 0) return null
  return (
    <section>
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <chakra.ul css={styles.list}>
        {items.map((item) => (
          <chakra.li key={item} css={styles.item}>
            {item}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}

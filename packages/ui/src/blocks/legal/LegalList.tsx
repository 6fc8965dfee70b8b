import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { legalTextRecipe } from './LegalText.recipe.ts'

interface LegalListProps {
  items: readonly string[]
}

/** Sentences one under the other, each led by a bar of the plan. */
export function LegalList({ items }: LegalListProps) {
  const styles = useSlotRecipe({ recipe: legalTextRecipe })()
  return (
    <chakra.ul css={styles.list}>
      {items.map((item) => (
        <chakra.li key={item} css={styles.item}>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

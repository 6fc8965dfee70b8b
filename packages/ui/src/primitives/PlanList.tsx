import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { planListRecipe } from './PlanList.recipe.ts'

interface PlanListProps extends Omit<ComponentProps<typeof chakra.ul>, 'children'> {
  items: readonly string[]
}

/** A list of short items, each with a bar of the plan. */
export function PlanList({ items, ...rest }: PlanListProps) {
  const styles = useSlotRecipe({ recipe: planListRecipe })()
  return (
    <chakra.ul css={styles.list} {...rest}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same.
        <chakra.li key={index} css={styles.item}>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { deskRecipe } from './Desk.recipe.ts'

interface CountsProps {
  /** Names the list. */
  label: string
  /** A number in the reader's writing, and what it counts. */
  counts: readonly { label: string; value: string }[]
}

/** A few numbers side by side. */
export function Counts({ label, counts }: CountsProps) {
  const styles = useSlotRecipe({ recipe: deskRecipe })()
  return (
    <chakra.dl aria-label={label} css={styles.counts}>
      {counts.map((count) => (
        <chakra.div key={count.label}>
          <dt>{count.label}</dt>
          <dd>{count.value}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}

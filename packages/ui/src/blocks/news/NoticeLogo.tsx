import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { accentOf } from '#motif/planBars.ts'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { noticesRecipe } from './Notices.recipe.ts'

/** The picture of a card: a small crop of the motif, always the same for a number and another for the next. */
export function NoticeLogo({ id }: { id: number }) {
  const styles = useSlotRecipe({ recipe: noticesRecipe })()
  return (
    <chakra.span aria-hidden css={styles.logo}>
      <PlanMotif
        seed={id * 7 + 3}
        rows={4}
        columns={8}
        today={5}
        accent={accentOf(id)}
        fit="slice"
        width="full"
        height="full"
      />
    </chakra.span>
  )
}

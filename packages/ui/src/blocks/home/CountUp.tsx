import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { countersRecipe } from './Counters.recipe.ts'
import { type CountUpOptions, useCountUp } from './useCountUp.ts'

/**
 * A number that counts up from 0. The page contains the final number, for screen readers, for print and for the
 * layout; the running number lies over it and is only visible.
 */
export function CountUp(options: CountUpOptions) {
  const { target } = options
  const count = useCountUp(options)
  const isCounting = count !== target
  const styles = useSlotRecipe({ recipe: countersRecipe })({ isCounting })
  return (
    <chakra.span css={styles.count}>
      <chakra.span css={styles.target}>{target}</chakra.span>
      {isCounting && (
        <chakra.span aria-hidden css={styles.running}>
          {count}
        </chakra.span>
      )}
    </chakra.span>
  )
}

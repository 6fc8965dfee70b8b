import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { countersRecipe } from './Counters.recipe.ts'
import { type CountUpOptions, useCountUp } from './useCountUp.ts'

interface CountUpProps extends CountUpOptions {
  /** Follows the number: `+`, `%`. */
  suffix: string
}

/**
 * A number that counts up from 0. The page contains the final number, for screen readers, for print and for the
 * layout; the running number lies over it, ends at the same place, and is only visible. The suffix stands still.
 */
export function CountUp({ suffix, ...options }: CountUpProps) {
  const { target } = options
  const count = useCountUp(options)
  const isCounting = count !== target
  const styles = useSlotRecipe({ recipe: countersRecipe })({ isCounting })
  return (
    <>
      <chakra.span css={styles.count}>
        <chakra.span css={styles.target}>{target}</chakra.span>
        {isCounting && (
          <chakra.span aria-hidden css={styles.running}>
            {count}
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span css={styles.suffix}>{suffix}</chakra.span>
    </>
  )
}

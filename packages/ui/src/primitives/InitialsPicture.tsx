import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { accentOf, type PlanAccent } from '#motif/planBars.ts'
import { initialsPictureRecipe } from './InitialsPicture.recipe.ts'
import { initialsOf } from './personName.ts'
import { seedOf } from './seedOf.ts'

interface InitialsPictureProps {
  fullname: string
  /** The colour of the ground. @default one that is always the same for the name */
  accent?: PlanAccent | undefined
  /** @default 'square' */
  shape?: 'square' | 'wide'
}

/** The initials of a person on a colour, in place of a photo. Silent for screen readers. */
export function InitialsPicture({ fullname, accent, shape = 'square' }: InitialsPictureProps) {
  const styles = useSlotRecipe({ recipe: initialsPictureRecipe })({ shape })
  return (
    <chakra.div
      aria-hidden
      css={styles.root}
      backgroundColor={`meeting.${accent ?? accentOf(seedOf(fullname))}Fill`}
    >
      <chakra.span css={styles.initials}>{initialsOf(fullname)}</chakra.span>
    </chakra.div>
  )
}

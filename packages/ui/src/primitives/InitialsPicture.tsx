import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { PlanAccent } from '#motif/planBars.ts'
import { initialsPictureRecipe } from './InitialsPicture.recipe.ts'
import { initialsOf, seedOf } from './initialsOf.ts'
import { PlanMotif } from './PlanMotif.tsx'

interface InitialsPictureProps {
  /** The source of the initials, and the seed of the plan. */
  fullname: string
  /** The colour of the person's bar. @default 'lime' */
  accent?: PlanAccent | undefined
  /** @default 'square' */
  shape?: keyof typeof shapes
}

/** `above`: the rows of the plan over the person's bar. `start`: the space before the bar, in per cent of the width. */
const shapes = {
  square: { columns: 12, above: () => 2, start: (seed: number) => 22 + (seed % 4) * 6 },
  wide: {
    columns: 16,
    above: (seed: number) => 1 + (seed % 3),
    start: (seed: number) => 16 + (seed % 5) * 7,
  },
}

/** The initials of a person as the longest bar of a plan, in place of a photo. Silent for screen readers. */
export function InitialsPicture({ fullname, accent = 'lime', shape = 'square' }: InitialsPictureProps) {
  const styles = useSlotRecipe({ recipe: initialsPictureRecipe })({ shape })
  const seed = seedOf(fullname)
  const { columns, above, start } = shapes[shape]
  const rows = above(seed)
  return (
    <chakra.div aria-hidden css={styles.root}>
      <chakra.div css={styles.plan}>
        <PlanMotif columns={columns} accent={accent} seed={seed} rows={rows} />
        <chakra.div css={styles.row}>
          <chakra.span css={styles.bar} flexGrow={0} flexBasis={`${start(seed)}cqi`} />
          <chakra.span css={styles.person} backgroundColor={`motif.${accent}`}>
            {initialsOf(fullname)}
          </chakra.span>
          <chakra.span css={styles.bar} />
        </chakra.div>
        <PlanMotif columns={columns} accent={accent} seed={seed + 1} rows={4 - rows} />
      </chakra.div>
    </chakra.div>
  )
}

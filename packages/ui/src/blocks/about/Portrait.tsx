import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react'
import type { PlanAccent } from '#motif/planBars.ts'
import { initialsOf, seedOf } from '#primitives/initialsOf.ts'
import { PlanMotif } from '#primitives/PlanMotif.tsx'

const columns = 16
/** Of the plan, besides the person's own row, which is two high. */
const rows = 4
/** Shares of the portrait's width, in the proportions of the motif: a row is 1.28 columns high, a gap 0.72. */
const gap = `${(0.72 / columns) * 100}cqi`
const ownRow = `${(3.28 / columns) * 100}cqi`

const portraitRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'row', 'bar', 'person'],
  base: {
    root: {
      containerType: 'inline-size',
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      _print: { display: 'none' },
    },
    plan: { display: 'grid', rowGap: gap, '& > svg': { width: 'full', display: 'block' } },
    row: { display: 'flex', columnGap: gap, height: ownRow, marginInline: '-10cqi' },
    bar: { flexGrow: 1, borderRadius: 'full', backgroundColor: 'motif.pine1' },
    person: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '44cqi',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'full',
      color: 'fg.onAccent',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: '11cqi',
      lineHeight: '1',
    },
  },
})

interface PortraitProps {
  /** Gives the initials, and the same plan each time. */
  fullname: string
  /** The colour of the person's bar. */
  accent: PlanAccent
}

/** A person as the longest bar of a stretch of the plan, in a colour of their own. Silent for screen readers. */
export function Portrait({ fullname, accent }: PortraitProps) {
  const styles = useSlotRecipe({ recipe: portraitRecipe })()
  const seed = seedOf(fullname)
  const above = 1 + (seed % (rows - 1))
  const plan = { columns, accent }
  return (
    <chakra.div aria-hidden css={styles.root}>
      <chakra.div css={styles.plan}>
        <PlanMotif {...plan} seed={seed} rows={above} />
        <chakra.div css={styles.row}>
          <chakra.span css={styles.bar} flexGrow={0} flexBasis={`${16 + (seed % 5) * 7}cqi`} />
          <chakra.span css={styles.person} backgroundColor={`motif.${accent}`}>
            {initialsOf(fullname)}
          </chakra.span>
          <chakra.span css={styles.bar} />
        </chakra.div>
        <PlanMotif {...plan} seed={seed + 1} rows={rows - above} />
      </chakra.div>
    </chakra.div>
  )
}

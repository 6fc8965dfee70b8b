import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react'
import { initialsOf, seedOf } from './initialsOf.ts'
import { PlanMotif } from './PlanMotif.tsx'

/** Of the square crop. A row of the plan is 1.28 columns high, a gap 0.72; the person's row takes two rows. */
const columns = 12
const gap = `${(0.72 / columns) * 100}cqi`
const ownRow = `${(3.28 / columns) * 100}cqi`

const initialsPictureRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'row', 'bar', 'person'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'grid',
      alignContent: 'center',
      aspectRatio: '1',
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
    },
    plan: { display: 'grid', rowGap: gap, '& > svg': { width: 'full', display: 'block' } },
    row: {
      display: 'flex',
      justifyContent: 'center',
      columnGap: gap,
      height: ownRow,
      marginInline: '-10cqi',
    },
    bar: { flexGrow: 1, borderRadius: 'full', backgroundColor: 'motif.pine1' },
    person: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '52cqi',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'full',
      backgroundColor: 'motif.lime',
      color: 'fg.onAccent',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: '15cqi',
      lineHeight: '1',
    },
  },
})

interface InitialsPictureProps {
  /** Gives the initials, and the same plan each time. */
  fullname: string
}

/** In a photo's place: the person's initials as the longest bar of a plan. As wide as its box; silent. */
export function InitialsPicture({ fullname }: InitialsPictureProps) {
  const styles = useSlotRecipe({ recipe: initialsPictureRecipe })()
  const seed = seedOf(fullname)
  return (
    <chakra.div aria-hidden css={styles.root}>
      <chakra.div css={styles.plan}>
        <PlanMotif columns={columns} seed={seed} rows={2} />
        <chakra.div css={styles.row}>
          <chakra.span css={styles.bar} flexGrow={0} flexBasis={`${22 + (seed % 4) * 6}cqi`} />
          <chakra.span css={styles.person}>{initialsOf(fullname)}</chakra.span>
          <chakra.span css={styles.bar} />
        </chakra.div>
        <PlanMotif columns={columns} seed={seed + 1} rows={2} />
      </chakra.div>
    </chakra.div>
  )
}

import { defineSlotRecipe } from '@chakra-ui/react'

/** Sizes as shares of the width of the picture: a row is 1.28 columns of the plan high, a gap 0.72. */
const sizes = (columns: number, person: string, fontSize: string) => {
  const gap = `${(0.72 / columns) * 100}cqi`
  return {
    plan: { rowGap: gap },
    // The row of the person is as high as two rows and their gap.
    row: { columnGap: gap, height: `${(3.28 / columns) * 100}cqi` },
    person: { width: person, fontSize },
  }
}

export const initialsPictureRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'row', 'bar', 'person'],
  base: {
    root: { containerType: 'inline-size', overflow: 'hidden', backgroundColor: 'bg.darkest' },
    plan: { display: 'grid', '& > svg': { width: 'full', display: 'block' } },
    row: { display: 'flex', marginInline: '-10cqi' },
    bar: { flexGrow: 1, borderRadius: 'full', backgroundColor: 'motif.pine1' },
    person: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'full',
      color: 'fg.onAccent',
      fontFamily: 'heading',
      fontWeight: 'heading',
      lineHeight: '1',
    },
  },
  variants: {
    shape: {
      square: {
        root: { display: 'grid', alignContent: 'center', aspectRatio: '1' },
        ...sizes(12, '52cqi', '15cqi'),
      },
      wide: { root: { _print: { display: 'none' } }, ...sizes(16, '44cqi', '11cqi') },
    },
  },
})

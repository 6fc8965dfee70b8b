import { defineSlotRecipe } from '@chakra-ui/react'

export const initialsPictureRecipe = defineSlotRecipe({
  slots: ['root', 'initials'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'grid',
      overflow: 'hidden',
      color: 'fg',
      _highContrast: { borderWidth: 'hairline' },
    },
    initials: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      letterSpacing: '-0.025em',
      lineHeight: '1',
    },
  },
  variants: {
    shape: {
      square: {
        root: { placeItems: 'center', aspectRatio: '1' },
        initials: { fontSize: '38cqi' },
      },
      /** Over the texts of a card, whose edge the initials keep. */
      wide: {
        root: { alignItems: 'end', aspectRatio: '16 / 10', padding: '5', _print: { display: 'none' } },
        initials: { fontSize: '26cqi' },
      },
    },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'

export const logoRecipe = defineSlotRecipe({
  slots: ['root', 'word'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minWidth: '0' },
    word: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: '1.3125rem',
      lineHeight: '1.2',
      letterSpacing: '-0.01em',
      whiteSpace: 'nowrap',
    },
  },
})

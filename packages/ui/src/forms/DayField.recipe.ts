import { defineSlotRecipe } from '@chakra-ui/react'

export const dayFieldRecipe = defineSlotRecipe({
  slots: ['date', 'picker', 'pick', 'said'],
  base: {
    date: { position: 'relative', '& > input:first-of-type': { paddingInlineEnd: '3.25rem' } },
    // The browser's own calendar opens from it; it is never seen or focused.
    picker: {
      position: 'absolute',
      insetInlineEnd: '2',
      bottom: '0',
      width: '1px',
      height: '1px',
      opacity: 0,
      pointerEvents: 'none',
    },
    pick: {
      position: 'absolute',
      insetInlineEnd: '0.125rem',
      bottom: '0.125rem',
      _print: { display: 'none' },
    },
    said: {
      textStyle: 'small',
      color: 'fg.hint',
      marginTop: '1.5',
      '&::first-letter': { textTransform: 'uppercase' },
    },
  },
})

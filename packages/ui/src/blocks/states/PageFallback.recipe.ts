import { defineSlotRecipe } from '@chakra-ui/react'

export const pageFallbackRecipe = defineSlotRecipe({
  slots: ['root', 'spinner'],
  base: {
    root: {
      display: 'grid',
      placeItems: 'center',
      // A frame with a bar sets the height that remains.
      minHeight: 'var(--page-room, 100dvh)',
      color: 'fg.link',
      fontSize: '1.5rem',
    },
    spinner: { opacity: 0, animation: 'atrium-late 200ms 400ms forwards' },
  },
})

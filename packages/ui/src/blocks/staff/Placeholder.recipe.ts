import { defineSlotRecipe } from '@chakra-ui/react'

export const placeholderRecipe = defineSlotRecipe({
  slots: ['root', 'window', 'plan', 'texts'],
  base: {
    root: {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      minHeight: { base: '24rem', md: '30rem' },
      overflow: 'hidden',
      borderRadius: 'surface',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      _highContrast: { borderWidth: 'hairline' },
    },
    window: { position: 'relative', minHeight: '10rem' },
    plan: { position: 'absolute', inset: '0', width: 'full', height: 'full' },
    texts: { padding: { base: '6', md: '10' } },
  },
})

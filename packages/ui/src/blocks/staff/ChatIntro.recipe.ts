import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from '#primitives/surface.ts'

export const chatIntroRecipe = defineSlotRecipe({
  slots: ['band', 'texts', 'window', 'picture', 'ways', 'way', 'link'],
  base: {
    band: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      overflow: 'hidden',
      borderRadius: 'surface',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      _highContrast: { borderWidth: 'hairline' },
    },
    texts: { maxWidth: '36rem', padding: { base: '6', md: '10' } },
    window: { position: 'relative', minHeight: { base: '7rem', md: '14rem' } },
    picture: { position: 'absolute', inset: '0', objectFit: 'contain' },
    ways: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      gap: '4',
      marginTop: '5',
    },
    way: { ...surface, display: 'flex', flexDirection: 'column', padding: { base: '5', md: '6' } },
    // The links stand in one line, below texts of different length.
    link: { alignSelf: 'flex-start', marginTop: 'auto' },
  },
})

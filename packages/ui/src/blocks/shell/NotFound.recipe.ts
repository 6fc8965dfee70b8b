import { defineSlotRecipe } from '@chakra-ui/react'

export const notFoundRecipe = defineSlotRecipe({
  slots: ['root', 'picture', 'content', 'code'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      minHeight: '100dvh',
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
    },
    // Beside the words, on narrow windows above them; nothing of it shows behind the navbar.
    picture: {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      width: { base: '100%', lg: '50%' },
      height: '100%',
      objectPosition: { lg: 'left' },
      maskImage: {
        base: 'linear-gradient(transparent 4rem, black 8rem, transparent 16rem)',
        lg: 'linear-gradient(transparent 5rem, black 9rem)',
      },
    },
    // Below the navbar, which lies over the page.
    content: { position: 'relative', paddingTop: 'calc({sizes.navbar} + 2rem)', paddingBottom: '16' },
    code: { textStyle: 'display', fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)', color: 'fg.accentOnDark' },
  },
})

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
    picture: {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      width: { base: '100%', md: '62%' },
      height: '100%',
      opacity: { base: 0.28, md: 1 },
      maskImage: { md: 'linear-gradient(to right, transparent 8%, black 60%)' },
    },
    // Below the navbar, which lies over the page.
    content: { position: 'relative', paddingTop: 'calc({sizes.navbar} + 2rem)', paddingBottom: '16' },
    code: { textStyle: 'display', fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)', color: 'fg.accentOnDark' },
  },
})

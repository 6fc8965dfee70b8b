import { defineSlotRecipe } from '@chakra-ui/react'

export const notFoundRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'content', 'code'],
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
    plan: {
      position: 'absolute',
      // A little over both edges, so that the plan goes on past them.
      top: '-3%',
      insetInlineEnd: '0',
      width: { base: '100%', md: '62%' },
      height: '106%',
      opacity: { base: 0.28, md: 1 },
      maskImage: { md: 'linear-gradient(to right, transparent 8%, black 60%)' },
    },
    // Below the navbar, which lies over the page.
    content: { position: 'relative', paddingTop: 'calc({sizes.navbar} + 2rem)', paddingBottom: '16' },
    code: { textStyle: 'display', fontSize: 'clamp(5rem, 3rem + 9vw, 10rem)', color: 'fg.accentOnDark' },
  },
})

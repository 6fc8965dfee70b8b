import { defineSlotRecipe } from '@chakra-ui/react'

export const appPopupRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'picture', 'body', 'text', 'close'],
  base: {
    root: { width: 'min(26rem, calc(100vw - 2.5rem))' },
    panel: { position: 'relative', display: 'grid' },
    picture: { width: 'full', height: '9rem', backgroundColor: 'bg.darkest' },
    body: { display: 'grid', justifyItems: 'start', padding: { base: '6', md: '8' }, paddingTop: '6' },
    text: { marginBottom: '6' },
    close: {
      position: 'absolute',
      top: '3',
      insetInlineEnd: '3',
      backgroundColor: 'bg.darkest',
    },
  },
})

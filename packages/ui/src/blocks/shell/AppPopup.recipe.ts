import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSurface } from '#primitives/dialogSurface.ts'

export const appPopupRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'plan', 'body', 'text', 'close'],
  base: {
    root: {
      ...dialogSurface,
      width: 'min(26rem, calc(100vw - 2.5rem))',
      overscrollBehavior: 'contain',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      animation: 'atrium-appear 250ms {easings.out}',
      _print: { display: 'none' },
    },
    panel: { position: 'relative', display: 'grid' },
    plan: { width: 'full', height: '9rem', backgroundColor: 'bg.darkest' },
    body: { display: 'grid', justifyItems: 'start', padding: { base: '6', md: '8' }, paddingTop: '6' },
    text: { color: 'fg.muted', marginTop: '2', marginBottom: '6' },
    close: {
      position: 'absolute',
      top: '3',
      insetInlineEnd: '3',
      backgroundColor: 'bg.darkest',
    },
  },
})

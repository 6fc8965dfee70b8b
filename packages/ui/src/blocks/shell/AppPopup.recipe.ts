import { defineSlotRecipe } from '@chakra-ui/react'

export const appPopupRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'plan', 'body', 'mark', 'text', 'close'],
  base: {
    root: {
      margin: 'auto',
      padding: '0',
      width: 'min(26rem, calc(100vw - 2.5rem))',
      maxHeight: 'calc(100dvh - 2.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'surface',
      backgroundColor: 'bg.surface',
      color: 'fg',
      boxShadow: 'floating',
      animation: 'atrium-appear 250ms {easings.out}',
      '&:focus-visible': { outline: 'none' },
      '&::backdrop': {
        backgroundColor: 'color-mix(in srgb, {colors.bg.darkest} 62%, transparent)',
      },
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

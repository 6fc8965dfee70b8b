import { defineSlotRecipe } from '@chakra-ui/react'

export const sessionDialogRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'body', 'text', 'other', 'note'],
  base: {
    root: {
      margin: 'auto',
      padding: '0',
      width: 'min(28rem, calc(100vw - 2.5rem))',
      maxHeight: 'calc(100dvh - 2.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderWidth: '0',
      _highContrast: { borderWidth: 'hairline' },
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
    plan: { display: 'block', width: 'full', height: '4rem', backgroundColor: 'bg.darkest' },
    body: { display: 'grid', padding: { base: '6', md: '8' }, paddingTop: '6' },
    text: { color: 'fg.muted', marginTop: '2', marginBottom: '6', overflowWrap: 'anywhere' },
    other: {
      display: 'grid',
      justifyItems: 'start',
      marginTop: '6',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    note: { color: 'fg.hint', marginTop: '1' },
  },
})

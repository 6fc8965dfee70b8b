import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogSurface } from '#primitives/dialogSurface.ts'

/** Windows in which the buttons would not be seen under the picture: on their side, or with a keyboard on the screen. */
const low = '@media (max-height: 40em)'

export const sessionDialogRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'body', 'text', 'other', 'note'],
  base: {
    root: {
      ...dialogSurface,
      width: 'min(28rem, calc(100vw - 2.5rem))',
      [low]: { maxHeight: 'calc(100dvh - 1rem)' },
      overscrollBehavior: 'contain',
      borderWidth: '0',
      _highContrast: { borderWidth: 'hairline' },
      animation: 'atrium-appear 250ms {easings.out}',
      _print: { display: 'none' },
    },
    plan: {
      display: 'block',
      width: 'full',
      height: '4rem',
      backgroundColor: 'bg.darkest',
      [low]: { display: 'none' },
    },
    body: { display: 'grid', padding: { base: '6', md: '8' }, paddingTop: '6', [low]: { paddingBlock: '4' } },
    text: {
      color: 'fg.muted',
      marginTop: '2',
      marginBottom: '6',
      overflowWrap: 'anywhere',
      [low]: { marginBottom: '3' },
    },
    other: {
      display: 'grid',
      justifyItems: 'start',
      marginTop: '6',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      [low]: { marginTop: '3', paddingTop: '1' },
    },
    note: { color: 'fg.hint', marginTop: '1' },
  },
})

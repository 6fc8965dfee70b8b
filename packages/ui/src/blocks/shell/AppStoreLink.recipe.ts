import { defineSlotRecipe } from '@chakra-ui/react'
import { hiddenFromTheEye } from '#primitives/hiddenFromTheEye.ts'

/** The page leaves less than the width of the words beside its container. */
const narrowMargin = '@media (max-width: 100em)'

export const appStoreLinkRecipe = defineSlotRecipe({
  slots: ['root', 'mark', 'texts', 'small'],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'raised',
      insetInlineEnd: 'max({spacing.4}, env(safe-area-inset-right))',
      bottom: 'calc(max({spacing.4}, env(safe-area-inset-bottom)) + var(--lift, 0px))',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2.5',
      minWidth: '14',
      minHeight: '14',
      paddingInline: '4',
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      backgroundColor: 'bg.surface',
      color: 'fg',
      boxShadow: 'floating',
      textDecoration: 'none',
      transitionProperty: 'opacity, visibility, background-color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.quiet' },
      // Hidden from the keyboard too; while it has the focus it stays.
      '&[data-hidden]:not(:focus-visible)': { opacity: 0, visibility: 'hidden' },
      _print: { display: 'none' },
    },
    mark: { height: '6', color: 'bg.primary' },
    texts: {
      display: 'grid',
      textStyle: 'control',
      // Where the words would leave the margin of the page they are for the ear, until the pointer asks for them.
      [narrowMargin]: { 'a:not(:hover) > &': hiddenFromTheEye },
    },
    small: { fontSize: 'xs', fontWeight: 'body', color: 'fg.muted' },
  },
})

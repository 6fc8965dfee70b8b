import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from '#primitives/surface.ts'

export const lookupPageRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'bar', 'plan', 'main', 'sheet', 'back'],
  base: {
    root: {
      minHeight: '100dvh',
      backgroundColor: 'bg.page',
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
    head: {
      position: 'relative',
      height: { base: '12rem', md: '14rem' },
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      _print: { display: 'none' },
    },
    bar: { position: 'relative', zIndex: '1' },
    // The bars fade out behind the logo and the languages.
    plan: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      maskImage: 'linear-gradient(rgb(0 0 0 / 0.15) 3.5rem, #000 6rem)',
      _highContrast: { display: 'none' },
    },
    main: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      marginTop: { base: '-5.5rem', md: '-6.5rem' },
      paddingInline: { base: '5', md: 'gutter' },
      paddingBottom: '12',
      _print: { marginTop: '0' },
    },
    sheet: {
      position: 'relative',
      width: 'full',
      minWidth: '0',
      ...surface,
      padding: { base: '6', md: '8' },
    },
    // Over the sheet: it comes after the hydration, and moves nothing.
    back: {
      position: 'absolute',
      insetInlineStart: '0',
      bottom: '100%',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      paddingInline: '2',
      marginInlineStart: '-2',
      borderRadius: 'control',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      textStyle: 'control',
      fontSize: 'sm',
      '--focus-ring': 'colors.focus.ringOnDark',
      // There the bar has two lines.
      '@media (max-width: 24em)': {
        position: 'static',
        marginTop: '-3',
        backgroundColor: 'transparent',
        color: 'fg.link',
        '--focus-ring': 'colors.focus.ring',
      },
      _print: { display: 'none' },
    },
  },
  variants: {
    size: {
      card: { sheet: { maxWidth: '27rem' } },
      record: { sheet: { maxWidth: '40rem' } },
      wide: { sheet: { maxWidth: '72rem', padding: { base: '5', md: '8' } } },
    },
  },
  defaultVariants: { size: 'card' },
})

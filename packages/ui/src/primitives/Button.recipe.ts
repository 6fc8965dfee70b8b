import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: 'full',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'control',
    textStyle: 'control',
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    // A finger needs 44 px even where the eye wants less.
    '@media (pointer: coarse)': { minHeight: 'target' },
    _print: { display: 'none' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: 'bg.primary',
        color: 'fg.onPrimary',
        _hover: { backgroundColor: 'bg.primaryHover' },
        _active: { backgroundColor: 'bg.primaryActive' },
      },
      /** The one call to action on a dark ground. */
      lime: {
        backgroundColor: 'bg.accent',
        color: 'fg.onAccent',
        _hover: { backgroundColor: 'bg.accentQuiet' },
        _active: { backgroundColor: 'bg.accent' },
      },
      outline: {
        borderColor: 'border.primary',
        color: 'fg',
        _hover: { backgroundColor: 'bg.primary', color: 'fg.onPrimary' },
        _active: { backgroundColor: 'bg.primaryActive', color: 'fg.onPrimary' },
      },
      outlineOnDark: {
        borderColor: 'border.onDarkControl',
        color: 'fg.onDark',
        _hover: { borderColor: 'fg.onDark', backgroundColor: 'border.onDark' },
        _active: { borderColor: 'fg.onDark', backgroundColor: 'border.onDark' },
      },
      /** Deletes or ends something. */
      danger: {
        backgroundColor: 'fg.danger',
        color: 'bg.surface',
        _hover: { backgroundColor: 'color-mix(in srgb, {colors.fg.danger} 85%, {colors.fg})' },
        _active: { backgroundColor: 'color-mix(in srgb, {colors.fg.danger} 70%, {colors.fg})' },
      },
      quiet: {
        color: 'fg.link',
        _hover: { backgroundColor: 'bg.active' },
        _active: { backgroundColor: 'bg.active', color: 'fg' },
      },
    },
    size: {
      sm: { minHeight: '10', paddingInline: '4', paddingBlock: '1.5' },
      md: { minHeight: '12', paddingInline: '5', paddingBlock: '2.5', fontSize: 'md' },
      lg: { minHeight: '14', paddingInline: '7', paddingBlock: '3', fontSize: 'lg' },
    },
    isFull: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

/** Inside a button: its label, and the spinner over the label while the button is loading. */
export const buttonPartsRecipe = defineSlotRecipe({
  slots: ['spinner', 'label'],
  base: {
    spinner: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' },
    label: { display: 'inline-flex', alignItems: 'center', gap: 'inherit', minWidth: '0' },
  },
  variants: { isLoading: { true: { label: { opacity: 0 } } } },
})

import { defineRecipe } from '@chakra-ui/react'

export const iconButtonRecipe = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'target',
    height: 'target',
    borderRadius: 'control',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    fontSize: '1.25rem',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
  },
  variants: {
    variant: {
      quiet: { color: 'fg.muted', _hover: { backgroundColor: 'bg.active', color: 'fg' } },
      outline: {
        borderColor: 'border.hairline',
        backgroundColor: 'bg.surface',
        color: 'fg',
        _hover: { borderColor: 'border.primary' },
      },
      onDark: { color: 'fg.onDark', _hover: { backgroundColor: 'border.onDark' } },
      outlineOnDark: {
        borderColor: 'border.onDarkControl',
        color: 'fg.onDark',
        _hover: { borderColor: 'fg.onDark', backgroundColor: 'border.onDark' },
      },
    },
  },
  defaultVariants: { variant: 'quiet' },
})

import { defineSlotRecipe } from '@chakra-ui/react'
import { highlighted } from './highlighted.ts'

export const filterChipRecipe = defineSlotRecipe({
  slots: ['root', 'count'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      maxWidth: 'full',
      paddingInline: '4',
      paddingBlock: '1.5',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      borderRadius: 'control',
      backgroundColor: 'bg.surface',
      color: 'fg',
      textStyle: 'control',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.primary' },
      '&[aria-current]': {
        backgroundColor: 'bg.primary',
        borderColor: 'border.primary',
        color: 'fg.onPrimary',
        _highContrast: { ...highlighted, borderColor: 'Highlight' },
      },
    },
    count: { fontSize: '0.8125rem', color: 'fg.hint', _highContrast: { color: 'inherit' } },
  },
  variants: { isCurrent: { true: { count: { color: 'fg.accentOnDark' } } } },
})

import { defineSlotRecipe } from '@chakra-ui/react'

export const viewToggleRecipe = defineSlotRecipe({
  slots: ['group', 'button'],
  base: {
    group: {
      display: 'inline-flex',
      flexShrink: 0,
      maxWidth: 'full',
      gap: '1',
      padding: '1',
      borderRadius: 'control',
      backgroundColor: 'bg.band',
      _print: { display: 'none' },
    },
    button: {
      minHeight: { base: 'target', md: '2.375rem' },
      '@media (pointer: coarse)': { minHeight: 'target' },
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '1.5',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'calc({radii.control} - {spacing.1})',
      color: 'fg.muted',
      textStyle: 'control',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
      _hover: { color: 'fg', backgroundColor: 'bg.page' },
      '&[aria-pressed=true]': {
        color: 'fg',
        backgroundColor: 'bg.surface',
        borderColor: 'border.hairline',
        // The colours of grounds are gone there; the chosen one must still be told from the other.
        _highContrast: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

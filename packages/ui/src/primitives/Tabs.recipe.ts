import { defineSlotRecipe } from '@chakra-ui/react'

export const tabsRecipe = defineSlotRecipe({
  slots: ['list', 'tab'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      padding: '1',
      borderRadius: 'control',
      backgroundColor: 'bg.band',
    },
    tab: {
      flex: '1 1 0',
      minWidth: '0',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'calc({radii.control} - {spacing.1})',
      color: 'fg.muted',
      textStyle: 'control',
      textAlign: 'center',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
      _hover: { color: 'fg', backgroundColor: 'bg.page' },
      '&[aria-selected=true]': {
        color: 'fg',
        backgroundColor: 'bg.surface',
        borderColor: 'border.hairline',
        // The colours of grounds are gone there; the chosen one must still be told from the others.
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

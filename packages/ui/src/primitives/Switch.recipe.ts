import { defineSlotRecipe } from '@chakra-ui/react'

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'hint'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      textStyle: 'label',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    /** A bar on its row: on, it has slid to the end. */
    control: {
      flexShrink: 0,
      width: '12',
      height: '7',
      padding: '0.5',
      borderWidth: 'hairline',
      borderColor: 'border.control',
      borderRadius: 'full',
      backgroundColor: 'bg.band',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.controlHover' },
      _focusVisible: { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
      _highContrast: { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
      _disabled: { opacity: 0.6 },
      '&[data-state=checked]': {
        borderColor: 'border.primary',
        backgroundColor: 'bg.primary',
        _highContrast: { backgroundColor: 'Highlight' },
      },
    },
    thumb: {
      display: 'block',
      width: '1.375rem',
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'fg.hint',
      transitionProperty: 'margin-inline-start, background-color',
      transitionDuration: 'fast',
      _highContrast: { backgroundColor: 'CanvasText' },
      '&[data-state=checked]': {
        marginInlineStart: '1.25rem',
        backgroundColor: 'bg.accent',
        _highContrast: { backgroundColor: 'HighlightText' },
      },
    },
    hint: { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
  },
})

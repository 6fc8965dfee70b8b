import { defineSlotRecipe } from '@chakra-ui/react'

export const switchFieldRecipe = defineSlotRecipe({
  slots: ['label', 'switch', 'hint'],
  base: {
    label: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      textStyle: 'label',
      cursor: 'pointer',
    },
    /** The box itself, drawn as a bar on its row: on, it has slid to the end. */
    switch: {
      appearance: 'none',
      position: 'relative',
      flexShrink: 0,
      width: '12',
      height: '7',
      borderWidth: 'hairline',
      borderColor: 'border.control',
      borderRadius: 'full',
      backgroundColor: 'bg.band',
      cursor: 'pointer',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0.5',
        insetInlineStart: '0.5',
        width: '5',
        borderRadius: 'full',
        backgroundColor: 'fg.hint',
        transitionProperty: 'inset-inline-start, background-color',
        transitionDuration: 'fast',
        _highContrast: { backgroundColor: 'CanvasText' },
      },
      _hover: { borderColor: 'border.controlHover' },
      '&:checked': {
        borderColor: 'border.primary',
        backgroundColor: 'bg.primary',
        _before: { insetInlineStart: '1.375rem', backgroundColor: 'bg.accent' },
        _highContrast: { backgroundColor: 'Highlight', _before: { backgroundColor: 'HighlightText' } },
      },
      _highContrast: { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
      _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    },
    hint: { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
  },
})

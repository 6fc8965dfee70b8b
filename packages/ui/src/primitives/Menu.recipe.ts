import { defineSlotRecipe } from '@chakra-ui/react'

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'mark'],
  base: {
    content: {
      zIndex: 'dialog',
      minWidth: '12rem',
      maxWidth: 'min(22rem, calc(100vw - 2rem))',
      maxHeight: 'min(24rem, var(--available-height))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1.5',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      borderRadius: 'control',
      backgroundColor: 'bg.raised',
      color: 'fg',
      boxShadow: 'floating',
      '&:focus-visible': { outline: 'none' },
      _print: { display: 'none' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'xs',
      color: 'fg',
      textStyle: 'control',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&[data-highlighted]': {
        backgroundColor: 'bg.active',
        outline: 'none',
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
      _disabled: { cursor: 'not-allowed', color: 'fg.hint' },
    },
    /** The place of the tick is there without the tick, too. */
    mark: { display: 'inline-flex', flexShrink: '0', width: '5', color: 'fg.link' },
  },
})

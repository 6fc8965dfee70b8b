import { defineSlotRecipe } from '@chakra-ui/react'

export const otherInfoRecipe = defineSlotRecipe({
  slots: ['root', 'summary', 'first', 'count', 'arrow', 'list', 'item'],
  base: {
    root: {
      width: 'full',
      maxWidth: '22rem',
      marginBlock: '1',
      borderWidth: 'hairline',
      borderColor: 'border.control',
      borderRadius: 'control',
      backgroundColor: 'bg.control',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.controlHover' },
      '&[open] > summary': { borderRadius: '{radii.control} {radii.control} 0 0' },
      // Print opens a closed list.
      _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      paddingInline: '3.5',
      paddingBlock: '2',
      borderRadius: 'control',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    first: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    count: { color: 'fg.muted', textStyle: 'small', _print: { display: 'none' } },
    arrow: {
      color: 'fg.muted',
      transform: 'rotate(90deg)',
      transitionProperty: 'transform',
      transitionDuration: 'base',
      '[open] > summary > &': { transform: 'rotate(270deg)' },
      _print: { display: 'none' },
    },
    list: { paddingInline: '3.5', paddingBottom: '1.5' },
    item: {
      paddingBlock: '2',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      fontWeight: 'medium',
    },
  },
})

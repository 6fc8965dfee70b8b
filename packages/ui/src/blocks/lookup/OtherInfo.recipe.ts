import { defineSlotRecipe } from '@chakra-ui/react'

export const otherInfoRecipe = defineSlotRecipe({
  slots: ['root', 'summary', 'count', 'arrow', 'item'],
  base: {
    root: {
      justifySelf: 'start',
      maxWidth: 'full',
      fontWeight: 'medium',
      // Print opens a closed list.
      _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
    },
    // Large enough for a finger, without making the line higher on phones.
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      marginBlock: { base: '-2', sm: '0' },
      borderRadius: 'xs',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'fg.link' },
    },
    count: { color: 'fg.muted', textStyle: 'small', _print: { display: 'none' } },
    arrow: {
      color: 'fg.muted',
      transform: 'rotate(90deg)',
      transitionProperty: 'transform',
      transitionDuration: 'base',
      '[open] > summary > &': { transform: 'rotate(270deg)' },
      _print: { display: 'none' },
    },
    item: { paddingBottom: '2' },
  },
})

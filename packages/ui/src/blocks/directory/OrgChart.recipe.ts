import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from '#primitives/surface.ts'

export const orgChartRecipe = defineSlotRecipe({
  slots: ['root', 'led', 'row', 'button', 'name', 'facts'],
  base: {
    root: { ...surface, padding: { base: '3', md: '5' } },
    led: {
      borderInlineStartWidth: '1px',
      borderColor: 'border',
      // The line stands below the middle of the button above.
      marginInlineStart: { base: '3', md: '5' },
      paddingInlineStart: { base: '1', md: '3' },
    },
    row: { display: 'flex', alignItems: 'center', gap: '1', minHeight: '11' },
    button: {
      flexShrink: 0,
      '& svg': { transitionProperty: 'transform', transitionDuration: 'fast' },
      '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
      _motionReduce: { '& svg': { transitionDuration: '0s' } },
    },
    name: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: '0',
      paddingBlock: '1.5',
      '& *': { overflowWrap: 'anywhere' },
    },
    facts: { color: 'fg.muted', fontSize: 'sm' },
  },
})

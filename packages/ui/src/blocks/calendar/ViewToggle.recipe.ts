import { defineSlotRecipe } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'

export const viewToggleRecipe = defineSlotRecipe({
  slots: ['group', 'button'],
  base: {
    group: {
      ...segmentRow,
      display: 'inline-flex',
      flexShrink: 0,
      maxWidth: 'full',
      _print: { display: 'none' },
    },
    button: {
      ...segment,
      minHeight: { base: 'target', md: '2.375rem' },
      '@media (pointer: coarse)': { minHeight: 'target' },
      paddingInline: { base: '4', md: '5' },
      paddingBlock: '1.5',
      whiteSpace: 'nowrap',
      '&[aria-pressed=true]': chosenSegment,
    },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'
import { hiddenFromTheEye } from '#primitives/hiddenFromTheEye.ts'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'

export const viewToggleRecipe = defineSlotRecipe({
  slots: ['group', 'button', 'picture', 'label'],
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
      minWidth: 'target',
      '@media (pointer: coarse)': { minHeight: 'target' },
      paddingInline: { base: '2', md: '5' },
      paddingBlock: '1.5',
      whiteSpace: 'nowrap',
      '&[aria-pressed=true]': { ...chosenSegment, _hover: { backgroundColor: 'bg.chosen' } },
    },
    picture: { display: { base: 'block', md: 'none' }, marginInline: 'auto' },
    label: { '@media (max-width: 47.99em)': hiddenFromTheEye },
  },
})

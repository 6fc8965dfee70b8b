import { defineSlotRecipe } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from './segments.ts'

export const tabsRecipe = defineSlotRecipe({
  slots: ['list', 'tab'],
  base: {
    list: segmentRow,
    tab: {
      ...segment,
      flex: '1 1 0',
      minWidth: '0',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '2',
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      '&[aria-selected=true]': chosenSegment,
    },
  },
})

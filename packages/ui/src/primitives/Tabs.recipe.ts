import { defineSlotRecipe } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from './segments.ts'

export const tabsRecipe = defineSlotRecipe({
  slots: ['list', 'tab'],
  base: {
    list: segmentRow,
    tab: {
      ...segment,
      // A tab may be a link, whose text is not in the middle by itself.
      display: 'grid',
      placeItems: 'center',
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

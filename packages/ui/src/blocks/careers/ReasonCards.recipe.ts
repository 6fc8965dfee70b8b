import { defineSlotRecipe } from '@chakra-ui/react'

export const reasonCardsRecipe = defineSlotRecipe({
  slots: ['head', 'list', 'item'],
  base: {
    head: {
      display: 'grid',
      gap: { base: '3', lg: '8' },
      gridTemplateColumns: { lg: '1fr 1fr' },
      alignItems: 'end',
    },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      marginTop: { base: '8', md: '12' },
      borderBlockWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    // On phones the words stand beside the drawing.
    item: {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '5',
      paddingBlock: { base: '7', md: '9' },
      borderColor: 'border.hairline',
      md: { paddingInline: '8', '&:first-of-type': { paddingInlineStart: '0' } },
      '&:not(:first-of-type)': { borderTopWidth: { mdDown: '1px' }, borderInlineStartWidth: { md: '1px' } },
      '&:last-of-type': { md: { paddingInlineEnd: '0' } },
    },
  },
})

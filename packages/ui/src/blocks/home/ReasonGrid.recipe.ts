import { defineSlotRecipe } from '@chakra-ui/react'

export const reasonGridRecipe = defineSlotRecipe({
  slots: ['root', 'head', 'list', 'item', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      columnGap: { lg: '16', xl: '24' },
      rowGap: { base: '8', md: '12' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
    },
    head: { display: 'grid', gap: '3', maxWidth: { base: '30rem', lg: 'none' } },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    // On phones the words stand beside the drawing.
    item: {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '5',
      paddingTop: { base: '7', md: '9' },
      paddingBottom: { base: '8', md: '11' },
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      md: {
        '&:nth-of-type(odd)': { paddingInlineEnd: '8' },
        '&:nth-of-type(even)': { paddingInlineStart: '8', borderInlineStartWidth: 'hairline' },
      },
      _print: { breakInside: 'avoid' },
    },
    title: { marginTop: { md: '5' } },
    text: { marginTop: '2', maxWidth: '26rem' },
  },
})

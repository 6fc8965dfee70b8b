import { defineSlotRecipe } from '@chakra-ui/react'

export const whoWeAreRecipe = defineSlotRecipe({
  slots: ['columns', 'pictures', 'picture', 'facts', 'fact', 'value'],
  base: {
    columns: {
      display: 'grid',
      alignItems: 'center',
      columnGap: { md: '10', lg: '20' },
      rowGap: '10',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
    },
    pictures: {
      display: 'grid',
      gap: { base: '2.5', md: '4' },
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
      gridTemplateRows: 'minmax(0, 3fr) minmax(0, 4fr)',
      aspectRatio: { base: '4 / 3', md: '5 / 6', lg: '1' },
      _print: { display: 'none' },
    },
    picture: { minHeight: '0', borderRadius: 'surface' },
    facts: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      marginTop: { base: '10', md: '16' },
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    fact: {
      display: 'flex',
      flexDirection: { base: 'row', sm: 'column-reverse' },
      justifyContent: { base: 'space-between', sm: 'flex-end' },
      alignItems: { base: 'baseline', sm: 'flex-start' },
      gap: { base: '6', sm: '1.5' },
      paddingBlock: { base: '4', sm: '6' },
      borderColor: 'border.hairline',
      '&:not(:first-of-type)': {
        borderTopWidth: { smDown: '1px' },
        sm: { paddingInlineStart: '6', borderInlineStartWidth: '1px' },
      },
    },
    value: { textStyle: 'h3', textAlign: { base: 'end', sm: 'start' }, hyphens: 'manual' },
  },
})

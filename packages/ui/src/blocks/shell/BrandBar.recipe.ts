import { defineSlotRecipe } from '@chakra-ui/react'

export const brandBarRecipe = defineSlotRecipe({
  slots: ['root', 'brand', 'end'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: 'navbar',
      paddingInline: 'gutter',
      paddingBlock: '3',
    },
    brand: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      marginInlineStart: '-1',
      paddingInline: '1',
      borderRadius: 'control',
    },
    end: { display: 'flex', alignItems: 'center', gap: '2' },
  },
})

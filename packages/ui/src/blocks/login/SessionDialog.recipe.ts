import { defineSlotRecipe } from '@chakra-ui/react'
import { lowWindow } from '#primitives/Dialog.recipe.ts'

export const sessionDialogRecipe = defineSlotRecipe({
  slots: ['body', 'text', 'other', 'note'],
  base: {
    body: {
      display: 'grid',
      padding: { base: '6', md: '8' },
      [lowWindow]: { paddingBlock: '4' },
    },
    text: {
      marginBottom: '6',
      overflowWrap: 'anywhere',
      [lowWindow]: { marginBottom: '3' },
    },
    other: {
      display: 'grid',
      justifyItems: 'start',
      marginTop: '6',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      [lowWindow]: { marginTop: '3', paddingTop: '1' },
    },
    note: { color: 'fg.hint', marginTop: '1' },
  },
})

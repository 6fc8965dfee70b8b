import { defineSlotRecipe } from '@chakra-ui/react'

export const planListRecipe = defineSlotRecipe({
  slots: ['list', 'item'],
  base: {
    list: { display: 'grid', gap: '3' },
    item: {
      position: 'relative',
      paddingInlineStart: '8',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.6em',
        width: '4',
        height: '6px',
        borderRadius: 'full',
        backgroundColor: 'motif.paper2',
        _highContrast: { backgroundColor: 'CanvasText' },
      },
    },
  },
})

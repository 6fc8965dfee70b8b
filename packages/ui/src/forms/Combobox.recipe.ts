import { defineSlotRecipe } from '@chakra-ui/react'
import { optionList } from './optionList.ts'

export const comboboxRecipe = defineSlotRecipe({
  slots: ['list', 'option', 'detail', 'empty'],
  base: {
    ...optionList,
    empty: { padding: '3', textStyle: 'small', color: 'fg.muted' },
  },
})

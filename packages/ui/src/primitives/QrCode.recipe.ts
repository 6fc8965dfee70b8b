import { defineRecipe } from '@chakra-ui/react'

export const qrCodeRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
})

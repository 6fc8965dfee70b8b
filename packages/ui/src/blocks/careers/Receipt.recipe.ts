import { defineSlotRecipe } from '@chakra-ui/react'

export const receiptRecipe = defineSlotRecipe({
  slots: ['root', 'dismiss', 'detail', 'reference'],
  base: {
    root: {
      position: 'relative',
      maxWidth: '43rem',
      padding: { base: '6', md: '8' },
      borderRadius: 'card',
      backgroundColor: 'bg.quiet',
    },
    dismiss: { position: 'absolute', top: '3', insetInlineEnd: '3' },
    detail: { marginTop: '2', fontWeight: 'strong' },
    reference: { marginTop: '0.5', textStyle: 'h3', fontVariantNumeric: 'tabular-nums', hyphens: 'manual' },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'

export const noticeHeadRecipe = defineSlotRecipe({
  slots: ['tools', 'status'],
  base: {
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      flex: { base: '1 1 100%', md: '0 1 auto' },
      // The height is the same without the button, so that nothing moves when the last notice is read.
      minHeight: 'target',
      // Without a list there is nothing to count.
      '&:has(> :only-child:empty)': { position: 'absolute' },
    },
    status: { color: 'fg.muted' },
  },
  variants: {
    variant: {
      plain: {},
      bar: { status: { color: 'fg.onDarkMuted' } },
    },
  },
  defaultVariants: { variant: 'plain' },
})

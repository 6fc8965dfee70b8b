import { defineSlotRecipe } from '@chakra-ui/react'

export const noticeHeadRecipe = defineSlotRecipe({
  slots: ['root', 'tools', 'status'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
    },
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
      bar: {
        root: {
          padding: { base: '5', sm: '6', md: '8' },
          borderRadius: 'surface',
          backgroundColor: 'bg.darkest',
          color: 'fg.onDark',
          _highContrast: { borderWidth: 'hairline' },
        },
        status: { color: 'fg.onDarkMuted' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})

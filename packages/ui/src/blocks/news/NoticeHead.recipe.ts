import { defineSlotRecipe } from '@chakra-ui/react'

export const noticeHeadRecipe = defineSlotRecipe({
  slots: ['root', 'tools', 'status'],
  base: {
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      // The height is the same without the button, so that nothing moves when the last notice is read.
      minHeight: 'target',
      marginBlock: { base: '-2', md: '-3' },
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
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})

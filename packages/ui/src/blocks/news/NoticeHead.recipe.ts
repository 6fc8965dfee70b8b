import { defineSlotRecipe } from '@chakra-ui/react'

export const noticeHeadRecipe = defineSlotRecipe({
  slots: ['root', 'plan', 'texts', 'tools', 'status'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
    },
    texts: { position: 'relative', minWidth: '0' },
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
      plain: { plan: { display: 'none' } },
      bar: {
        root: {
          overflow: 'hidden',
          minHeight: { base: '28', md: '32' },
          padding: { base: '5', sm: '6', md: '8' },
          borderRadius: 'surface',
          backgroundColor: 'bg.darkest',
          color: 'fg.onDark',
          _highContrast: { borderWidth: 'hairline' },
        },
        plan: {
          position: 'absolute',
          insetBlock: '0',
          insetInlineEnd: '0',
          width: { base: '45%', md: '55%' },
          height: 'full',
          opacity: { base: 0.35, md: 0.55 },
          // The plan fades in, without an edge.
          maskImage: 'linear-gradient(to right, transparent, black 45%)',
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})

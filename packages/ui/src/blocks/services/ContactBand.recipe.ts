import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

export const contactBandRecipe = defineSlotRecipe({
  slots: ['root', 'next', 'frame', 'picture', 'texts', 'link', 'arrow'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      columnGap: { md: '10', lg: '20' },
      rowGap: '8',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(auto-fit, minmax(20rem, 1fr))',
      },
    },
    next: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: '5rem minmax(0, 1fr) auto', lg: '10rem minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: { base: '4', lg: '6' },
      padding: { base: '3', lg: '4' },
      paddingInlineEnd: { base: '4', lg: '6' },
      ...surface,
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.controlHover' },
    },
    frame: {
      overflow: 'hidden',
      aspectRatio: '1',
      height: { base: '5rem', lg: '7rem' },
      width: 'full',
      borderRadius: 'control',
      backgroundColor: 'bg.darkRaised',
      _print: { display: 'none' },
    },
    picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
    // Without a picture the text begins at the edge.
    texts: { minWidth: '0', '&[data-alone]': { gridColumn: '1 / span 2', paddingInlineStart: '3' } },
    link: coveringLink('surface'),
    arrow: {
      fontSize: 'xl',
      color: 'fg.link',
      transitionProperty: 'transform',
      transitionDuration: 'base',
      '[data-next]:hover &': { transform: 'translateX(4px)', _motionReduce: { transform: 'none' } },
    },
  },
})

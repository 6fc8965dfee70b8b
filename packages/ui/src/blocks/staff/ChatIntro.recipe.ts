import { defineSlotRecipe } from '@chakra-ui/react'
import { band } from '#primitives/band.ts'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

export const chatIntroRecipe = defineSlotRecipe({
  slots: ['band', 'picture', 'ways', 'way', 'icon', 'link', 'arrow'],
  base: {
    band: {
      ...band,
      position: 'relative',
      height: { base: '8rem', md: '12rem' },
      marginTop: { base: '5', md: '6' },
      overflow: 'hidden',
    },
    picture: { position: 'absolute', inset: '0', objectFit: 'contain' },
    ways: { ...surface, marginTop: '4' },
    way: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      padding: { base: '4', md: '5' },
      '& + &': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
      '&:hover h3': { color: 'fg.link' },
    },
    icon: { fontSize: '1.5rem', color: 'fg.link' },
    link: coveringLink('surface'),
    arrow: { fontSize: 'xl', color: 'fg.link' },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'
import { band } from './band.ts'

export const pageHeadRecipe = defineSlotRecipe({
  slots: ['root', 'row', 'heading', 'lead'],
  base: {
    root: { minWidth: '0' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: { base: '3', md: '6' },
      rowGap: '2',
      minWidth: '0',
    },
    // As high as a button: it stands at the same height on a page without one. Two lines keep the same distances.
    // A long one breaks before what stands beside it moves down.
    heading: {
      flex: '1 1 10rem',
      maxWidth: 'full',
      overflowWrap: 'break-word',
      paddingBlock: 'max(0px, ({sizes.target} - 1lh) / 2)',
    },
    // In a wide window below both, the heading and what stands beside it.
    lead: {
      flexBasis: 'full',
      order: { md: '1' },
      '&:not(:last-child)': { marginBottom: { base: '2', md: '0' } },
    },
  },
  variants: { variant: { plain: {}, bar: { root: band } } },
  defaultVariants: { variant: 'plain' },
})

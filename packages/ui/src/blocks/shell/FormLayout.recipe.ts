import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from '#primitives/surface.ts'

/** A page with one form: its subject on the left, the form on a card on the right; below each other on phones. */
export const formLayoutRecipe = defineSlotRecipe({
  slots: ['root', 'columns', 'intro', 'card'],
  base: {
    root: {
      // As high as the page's content is at least: the next band begins where this one ends.
      minHeight: '100dvh',
      paddingTop: { base: '6', md: '16' },
      paddingBottom: 'section',
      backgroundColor: 'bg.band',
    },
    columns: {
      display: 'grid',
      alignItems: 'start',
      columnGap: '20',
      rowGap: { base: '8', lg: '10' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 35rem)' },
      gridTemplateRows: { lg: 'auto 1fr' },
    },
    intro: { minWidth: '0' },
    card: {
      ...surface,
      minWidth: '0',
      padding: { base: '5', sm: '7', md: '9' },
      lg: { gridColumn: 2, gridRow: '1 / span 2' },
      // A receipt in place of the form turns the whole card quiet green: no panel in a panel.
      '&:has(> [data-receipt])': { padding: '0', borderColor: 'transparent', backgroundColor: 'bg.quiet' },
    },
  },
})

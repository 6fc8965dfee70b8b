import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from '#primitives/surface.ts'

/** A page with one form: its subject on the left, the form on a card on the right; below each other on phones. */
export const formLayoutRecipe = defineSlotRecipe({
  slots: ['root', 'columns', 'intro', 'eyebrow', 'card', 'details'],
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
    },
    intro: { minWidth: '0' },
    eyebrow: {
      display: 'block',
      marginBottom: '2',
      textStyle: 'lead',
      fontWeight: 'medium',
      letterSpacing: 'normal',
      color: 'fg.link',
    },
    card: {
      ...surface,
      minWidth: '0',
      padding: { base: '5', sm: '7', md: '9' },
      lg: { gridColumn: 2 },
      // A receipt in place of the form turns the whole card quiet green: no panel in a panel.
      '&:has(> [data-receipt])': { padding: '0', borderColor: 'transparent', backgroundColor: 'bg.quiet' },
    },
    details: { minWidth: '0' },
  },
  variants: {
    /** The form has a card beside it, as high as itself; the subject stands over both. */
    hasDetails: {
      true: {
        columns: {
          alignItems: 'stretch',
          columnGap: '8',
          gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        },
        intro: { lg: { gridColumn: '1 / -1' } },
        card: { lg: { gridRow: 2 } },
        details: { lg: { gridRow: 2 } },
      },
    },
  },
})

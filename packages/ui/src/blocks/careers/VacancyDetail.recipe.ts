import { defineSlotRecipe } from '@chakra-ui/react'

export const vacancyDetailRecipe = defineSlotRecipe({
  slots: ['columns', 'aside', 'card', 'body', 'list', 'item'],
  base: {
    columns: {
      display: 'grid',
      gap: { base: '10', lg: '20' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
      marginTop: { base: '7', md: '10' },
    },
    // Before the text for ears and on phones, beside it on a desktop.
    aside: {
      display: 'grid',
      gap: '6',
      alignContent: 'start',
      lg: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '24', alignSelf: 'start' },
    },
    card: {
      display: 'grid',
      gap: '6',
      paddingInline: { base: '5', md: '7' },
      paddingBottom: { base: '5', md: '7' },
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      borderRadius: 'surface',
      backgroundColor: 'bg.surface',
      // The first row brings its own air.
      paddingTop: { base: '2', md: '4' },
    },
    body: {
      display: 'grid',
      gap: { base: '10', md: '12' },
      alignContent: 'start',
      maxWidth: '43rem',
      lg: { gridColumn: 1, gridRow: 1 },
    },
    list: { display: 'grid', gap: '3', marginTop: '5' },
    // Each item begins with a bar of the plan.
    item: {
      position: 'relative',
      paddingInlineStart: '8',
      color: 'fg.muted',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.6em',
        width: '4',
        height: '6px',
        borderRadius: 'full',
        backgroundColor: 'motif.paper2',
      },
      '&:nth-of-type(3n + 2)::before': { width: '2.5', backgroundColor: 'motif.limeDim' },
      '&:nth-of-type(3n)::before': { width: '5', backgroundColor: 'motif.paper1' },
      '&:nth-of-type(n)::before': { _highContrast: { backgroundColor: 'CanvasText' } },
    },
  },
})

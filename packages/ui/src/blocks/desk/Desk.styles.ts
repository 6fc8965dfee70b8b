import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    width: 'full',
  },
  /** What waits is wide enough for its forms; the absences stand beside it where there is room for both. */
  overview: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', md: '8' },
    '@media (min-width: 75em)': {
      gridTemplateColumns: 'minmax(0, 1fr) 18rem',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', md: '8' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(18rem, 1fr))' },
    gap: '4',
  },
  reading: {
    ...surface,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '3',
    padding: '5',
    '& pre': { fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
  changes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    '& *': { overflowWrap: 'anywhere' },
    '& dt': { color: 'fg.muted', _after: { content: '":"' } },
    '& ins': { textDecoration: 'none' },
    // The value before, and the one after it.
    '& dd + dd': { _before: { content: '"→\u00a0" / ""', color: 'fg.muted' } },
  },
  period: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'strong',
    '& p': {
      minWidth: '14',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      // A month in Azerbaijani or Russian.
      '&::first-letter': { textTransform: 'uppercase' },
    },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } },
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { textStyle: 'h4', fontVariantNumeric: 'tabular-nums' },
  },
  change: { display: 'flex', flexWrap: 'wrap', columnGap: '2', '& > *': { minWidth: '0' } },
})

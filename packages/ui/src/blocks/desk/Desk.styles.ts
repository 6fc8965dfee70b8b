import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'
import { twoColumns } from '#primitives/twoColumns.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    width: 'full',
  },
  /** The card of waiting requests is wider than the card of absent people, as on the start page. */
  overview: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
  column: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    '&:only-child': { gridColumn: '1 / -1' },
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(18rem, 1fr))' },
    gap: '4',
  },
  card: {
    ...surface,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '3',
    rowGap: '1',
    padding: '5',
    _hover: { borderColor: 'border.control' },
    '& a': { ...coveringLink('surface'), color: 'fg' },
    '& p': { gridColumn: '1 / -1' },
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
  count: {
    minWidth: '6',
    paddingInline: '2',
    borderRadius: 'full',
    backgroundColor: 'bg.accent',
    color: 'fg.onAccent',
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
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

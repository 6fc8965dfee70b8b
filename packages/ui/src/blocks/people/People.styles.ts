import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  page: { containerType: 'inline-size' },
  // As many columns as have room for the buttons of a card, also with large letters.
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    '@container (width >= 42rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (width >= 75rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  main: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (width >= 75rem)': { gridColumn: 'span 2', gridRow: 'span 3' },
  },
  below: { gridColumn: '1 / -1', minWidth: '0' },
  group: {
    minWidth: '0',
    '& > legend': { fontWeight: 'strong', marginBottom: '2' },
    '& label': { textStyle: 'small', color: 'fg.muted' },
    '& input': { marginTop: '1' },
  },
  three: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  },
  facts: {
    display: 'grid',
    gap: '3',
    marginTop: '4',
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd, & dd *': { overflowWrap: 'anywhere' },
  },
  links: {
    display: 'grid',
    rowGap: '1.5',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '7',
      '@media (pointer: coarse)': { minHeight: 'target' },
    },
  },
  wholeRow: { gridColumn: '1 / -1' },
  body: { marginTop: '5', _empty: { display: 'none' } },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
  effects: { display: 'grid', gap: '1.5', listStyleType: 'disc', paddingInlineStart: '5' },
})

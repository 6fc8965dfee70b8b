import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  // Beside each other where both fit, also with large letters.
  page: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '5', md: '6' },
    alignItems: 'flex-start',
    '& > *': { flex: '999 1 30rem', minWidth: '0' },
  },
  aside: {
    '&&': { flex: '1 1 24rem' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
  },
  below: { '&&': { flex: '1 1 100%' } },
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
  // A switch beside a field stands on the line of its control.
  besides: {
    alignSelf: 'start',
    minHeight: { sm: '12' },
    marginTop: { sm: '8' },
    display: 'flex',
    alignItems: 'center',
  },
  // In view while something is not saved, where the window is tall enough.
  save: {
    marginBlock: '-3',
    paddingBlock: '3',
    backgroundColor: 'bg.surface',
    '@media (min-height: 32em)': { '&[data-changed]': { position: 'sticky', bottom: '0', zIndex: 'raised' } },
  },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
  effects: { display: 'grid', gap: '1.5', listStyleType: 'disc', paddingInlineStart: '5' },
})

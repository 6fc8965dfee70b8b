import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '8', md: '10' } },
  head: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '5',
  },
  portrait: {
    width: { base: '4.5rem', sm: '6rem' },
    overflow: 'hidden',
    borderRadius: 'card',
    _print: { display: 'none' },
  },
  /** In place of a picture that is being loaded. */
  noPortrait: { height: { base: '4.5rem', sm: '6rem' }, backgroundColor: 'motif.ghost' },
  job: { marginTop: '1.5', color: 'fg.muted' },
  // The negative margin aligns the first line with the part above.
  facts: { marginTop: { base: '-2', md: '-3' } },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr)' },
    alignItems: { sm: 'baseline' },
    columnGap: '6',
    paddingBlock: { base: '2.5', sm: '1' },
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    _print: { breakInside: 'avoid' },
  },
  label: { textStyle: 'small', color: 'fg.muted' },
  value: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minWidth: '0',
    minHeight: { sm: 'target' },
  },
  // Large enough for a finger, without making the line higher.
  link: {
    justifySelf: 'start',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    paddingBlock: { base: '2.5', sm: '2' },
    marginBlock: { base: '-2', sm: '0' },
    fontWeight: 'medium',
    color: 'fg.link',
  },
  badge: {
    padding: { base: '5', md: '6' },
    borderRadius: 'card',
    backgroundColor: 'bg.quiet',
    _print: { display: 'none' },
    _highContrast: { borderWidth: 'hairline' },
  },
  contact: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'target',
    minWidth: '0',
    fontWeight: 'medium',
    color: 'fg.link',
  },
})

import { defineSlotStyles } from '#theme/defineStyles.ts'

const row = {
  display: 'grid',
  alignItems: 'center',
  borderTopWidth: 'hairline',
  borderColor: 'border.hairline',
} as const

/** The rows of the cards of the profile pages. */
export const styles = defineSlotStyles({
  fact: {
    ...row,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
    columnGap: '6',
    paddingBlock: { base: '3', sm: '2' },
    '&:last-of-type': { paddingBottom: '0' },
  },
  label: {
    textStyle: 'small',
    color: 'fg.muted',
    alignSelf: 'start',
    paddingBlock: { base: '0', sm: '3' },
  },
  value: { minWidth: '0', fontWeight: 'medium' },
  factLink: { gridColumn: { sm: '2' }, textStyle: 'small' },
  editable: { minWidth: '0' },
  form: { marginTop: { base: '1.5', sm: '0' } },
  input: {
    marginTop: '0',
    minHeight: 'target',
    paddingBlock: '2',
    width: 'auto',
    minWidth: '0',
    // On a phone the buttons stand in a row of their own.
    flex: { base: '1 1 100%', sm: '1 1 12rem' },
  },
  press: { minHeight: 'target' },
  shown: {
    display: 'flex',
    alignItems: 'center',
    // A phone has the pencil at the edge of the card.
    justifyContent: { base: 'space-between', sm: 'flex-start' },
    columnGap: '3',
    marginBlock: { base: '-2.5', sm: '0' },
  },
  text: { minWidth: '0', overflowWrap: 'anywhere' },
  edit: { _print: { display: 'none' } },
  /** Under the texts of a card. A phone has them from edge to edge, a wider window as wide as their words. */
  actions: { width: { base: 'full', sm: 'auto' }, '& > button': { width: { base: 'full', sm: 'auto' } } },
  /** Irreversible actions. */
  danger: {
    borderColor: 'border.danger',
    color: 'fg.danger',
    _hover: { backgroundColor: 'bg.danger', color: 'fg.danger' },
    _active: { backgroundColor: 'bg.danger', color: 'fg' },
  },
  session: { ...row, gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '4', paddingBlock: '3' },
  device: {
    display: { base: 'none', sm: 'grid' },
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'control',
    backgroundColor: 'bg.active',
    color: 'fg.link',
  },
  sessionTexts: { minWidth: '0', gridColumn: { base: '1 / 3', sm: 'auto' } },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', rowGap: '1' },
  seen: { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' },
  // A phone shows two lines, because one line would break in the middle of a date.
  dot: { fontSize: { base: '0', sm: 'inherit' } },
  since: { display: { base: 'block', sm: 'inline' } },
  /** What HR keeps, under the facts. */
  own: {
    display: 'grid',
    gap: '4',
    marginTop: '4',
    paddingTop: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  ownHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    '& > div': { flex: '1 1 16rem', minWidth: '0' },
  },
  last: {
    display: 'grid',
    gap: '1.5',
    padding: '4',
    borderRadius: 'control',
    backgroundColor: 'bg.quiet',
    minWidth: '0',
  },
  answer: {
    maxWidth: 'prose',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    // Signs that turn the direction turn nothing around it.
    unicodeBidi: 'plaintext',
    '& span': { color: 'fg.muted', marginInlineEnd: '2', _after: { content: '":"' } },
  },
})

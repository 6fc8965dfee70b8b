import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** Form and preview stand beside each other. */
const wide = '@container (width >= 50rem)'

export const styles = defineSlotStyles({
  page: { containerType: 'inline-size' },
  columns: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [wide]: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 36%)' } },
  },
  fields: { display: 'grid', gap: { base: '5', md: '6' }, gridTemplateColumns: 'minmax(0, 1fr)' },
  parts: { display: 'grid', gap: '5', marginTop: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
  panel: { containerType: 'inline-size' },
  rows: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // City and country are short.
    '@container (width >= 22rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :not([data-short])': { gridColumn: '1 / -1' },
    },
  },
  // The original stands before its translation, and beside it where both have room.
  pair: {
    display: 'grid',
    columnGap: '6',
    rowGap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (width >= 38rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  source: {
    minWidth: '0',
    paddingInlineStart: '3.5',
    borderInlineStartWidth: '2px',
    borderColor: 'border.hairline',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > span': { display: 'block', fontWeight: 'medium' },
  },
  // In view while something is not saved, where the window is tall enough.
  save: {
    ...surface,
    padding: '4',
    '@media (min-height: 32em)': { '&[data-changed]': { position: 'sticky', bottom: '2', zIndex: 'raised' } },
  },
  preview: {
    ...surface,
    minWidth: '0',
    padding: { base: '4', md: '5' },
    overflowWrap: 'anywhere',
    [wide]: { position: 'sticky', top: '24', maxHeight: 'calc(100dvh - {spacing.28})', overflowY: 'auto' },
  },
  previewHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', _empty: { display: 'none' } },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    minHeight: 'target',
    paddingInlineStart: '3.5',
    borderRadius: 'full',
    backgroundColor: 'bg.quiet',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
  categories: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1.5',
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    '& > li > span': { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
import { tickBox } from '#primitives/tickBox.ts'
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const
  question: {
    ...row,
    alignItems: 'flex-end',
    '& > *': { flex: '1 1 14rem', maxWidth: { md: '26rem' } },
    _print: { display: 'none' },
  note: { textStyle: 'small', color: 'fg.muted' },
  /** The page of an application. */
  parts: {
    '@container (width >= 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 22rem)' },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
  whole: { gridColumn: '1 / -1', minWidth: '0' },
  neighbours: { ...row, gap: '2', _print: { display: 'none' } },
  stages: { ...row, gap: '2', marginTop: '4', _print: { display: 'none' } },
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginTop: '4' },
  outcome: {
    marginTop: '4',
    '&:not(:has([data-shown], [role=alert]))': { marginTop: '0' },
  facts: {
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  words: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', unicodeBidi: 'plaintext', maxWidth: 'prose' },
  /** A line on the left joins the entries. */
  history: {
    gap: '4',
    marginTop: '4',
    paddingInlineStart: '4',
  entry: {
    gap: '1',
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(-1 * {spacing.4} - 6px)',
      top: '0.45em',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      backgroundColor: 'border.control',
      _highContrast: { backgroundColor: 'CanvasText' },
    '&[data-kind=note]::before, &[data-kind=mail]::before': { backgroundColor: 'bg.primary' },
    '& small': { color: 'fg.muted', textStyle: 'small' },
  quote: {
    padding: '3',
    borderRadius: 'control',
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
  rating: {
    gap: '1',
    paddingBlock: '3',
    borderBottomWidth: 'hairline',
    _last: { borderBottomWidth: '0' },
    '& small': { color: 'fg.muted', textStyle: 'small' },
  ratingHead: { ...row, columnGap: '3', rowGap: '1' },
  verdicts: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    gap: '2',
    marginTop: '2',
  verdict: {
    ...row,
    flexWrap: 'nowrap',
    gap: '2.5',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.control',
    textStyle: 'control',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'border.primary', backgroundColor: 'bg.active' },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
  radio: {
    ...tickBox,
    '&:focus-visible': { outline: 'none' },
    // No card is chosen yet.
    '&:indeterminate': { borderColor: 'border.control', backgroundColor: 'bg.control' },
    '&:indeterminate::before': { content: 'none' },
    '&:checked::before': {
      content: '""',
      width: '2',
      height: '2',
      borderRadius: 'full',
      backgroundColor: 'fg.onPrimary',
  chips: { ...row, gap: '2', '&:empty': { display: 'none' } },
    ...row,
    flexWrap: 'nowrap',
    gap: '1',
    paddingInlineStart: '3',
    _highContrast: { borderWidth: 'hairline' },
  addRow: { ...row, alignItems: 'flex-end', gap: '2', '& > :first-child': { flex: '1 1 8rem' } },
  /** The mail as the applicant reads it. */
    gap: '2',
  previewHead: { ...row, justifyContent: 'space-between', gap: '2' },
  buttons: {
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  placeholders: { ...row, gap: '2' },
  stageRow: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '&[data-dnd-dragging]': { boxShadow: 'floating', backgroundColor: 'bg.raised' },
    '&[data-over]': { outline: '2px solid', outlineColor: 'focus.ring' },
  three: {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  language: {
    gap: '4',
    '& > legend': { textStyle: 'h4', marginBottom: '3' },
  /** The preview beside the fields. */
  bothSides: {
    paddingTop: '5',
    borderTopWidth: 'hairline',
    '@container (width >= 44rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  handle: { cursor: 'grab', touchAction: 'none', color: 'fg.hint' },
  stageActs: { display: 'flex', alignItems: 'center' },
})

import { surface } from '#primitives/surface.ts'
import { tickBox } from '#primitives/tickBox.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const notPrinted = { _print: { display: 'none' } } as const

/** As high as the window below a bar allows, so that the head stays in sight. */
const box = {
  position: 'relative',
  overflow: 'auto',
  // What gets the focus stops below the head.
  scrollPaddingTop: '16',
  maxHeight: 'max(20rem, calc(100dvh - var(--bar-height, 0px) - 8rem))',
  scrollbarWidth: 'thin',
  _print: { overflow: 'visible', maxHeight: 'none' },
} as const

const cell = {
  height: '14',
  paddingInline: '3',
  paddingBlock: '1.5',
  borderBottomWidth: 'hairline',
  borderColor: 'border.hairline',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // On paper no column is narrower than its longest word.
  _print: { height: 'auto', paddingInline: '2', paddingBlock: '1', overflowWrap: 'break-word' },
} as const

/** A link in a cell, large enough for a finger. */
const fingerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 'target',
  maxWidth: 'full',
  minHeight: 'target',
  overflowWrap: 'anywhere',
} as const

/** Cells and cards are plain elements below their slots: thousands of them pass by while the table scrolls. */
export const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', width: 'full', minWidth: '0' },
  box: { ...surface, ...box, _print: { ...box._print, borderWidth: '0', borderRadius: '0' } },
  table: {
    // Not fixed: a column is at least as wide as the longest word of its heading. Cells break anywhere.
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    '& col': { _print: { width: 'auto !important' } },
    '& :is(td, th)': cell,
    '&[data-density=comfortable] tbody :is(td, th)': { height: '16' },
    // The reset sets it on each element.
    '& tbody :is(td, th) *': { overflowWrap: 'inherit' },
    // The name stays in sight while the other columns pass by.
    '& :is(tbody th, [data-primary])': {
      position: 'sticky',
      insetInlineStart: '0',
      _print: { position: 'static' },
    },
    '& tbody th': { backgroundColor: 'bg.surface', fontWeight: 'control', fontSize: '0.9375rem' },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& tbody tr[data-selected] > *': { backgroundColor: 'bg.quiet' },
    '& tbody tr[aria-current] > *': { backgroundColor: 'bg.active' },
    '& tr[data-space] > td': { height: 'auto', padding: '0', borderWidth: '0' },
    '& tbody tr': { breakInside: 'avoid' },
    '@media (pointer: coarse)': { '& td > a': fingerLink },
    '& :is([data-edge], col[data-edge])': { paddingInline: '1', ...notPrinted },
  },
  head: {
    position: 'sticky',
    top: '0',
    zIndex: 'raised',
    _print: { position: 'static' },
    '& :is(th, td)': { backgroundColor: 'bg.band', color: 'fg.muted', textStyle: 'label' },
    '&& th': { overflowWrap: 'normal' },
    '& th[style]': { _print: { minWidth: '0 !important' } },
  },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'target',
    color: 'fg.muted',
    textStyle: 'label',
    textAlign: 'inherit',
    borderRadius: 'xs',
    cursor: 'pointer',
    '&[data-sorted]': { color: 'fg' },
    _hover: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
  },
  arrow: {
    flexShrink: '0',
    fontSize: '0.875rem',
    opacity: 0.7,
    '[data-sorted] &': { opacity: 1 },
    ...notPrinted,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'fg.link',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    borderRadius: 'xs',
    _hover: { textDecorationColor: 'currentColor' },
    _print: { minHeight: '0' },
  },
  tick: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    flexShrink: '0',
    cursor: 'pointer',
    ...notPrinted,
  },
  labelled: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    textStyle: 'control',
    cursor: 'pointer',
    ...notPrinted,
  },
  mark: tickBox,
  cards: {
    ...box,
    maxHeight: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-windowed]': { maxHeight: 'calc(100dvh - var(--bar-height, 0px) - 4rem)' },
  },
  card: {
    '& > *': { paddingBottom: '3' },
    '& article': {
      ...surface,
      borderRadius: 'card',
      padding: '4',
      breakInside: 'avoid',
      textStyle: 'small',
      containerType: 'inline-size',
    },
    '& article[data-selected]': { backgroundColor: 'bg.quiet' },
    '& article[aria-current]': { backgroundColor: 'bg.active' },
    // Only the card's own: a value may be a list as well.
    // Large letters in a narrow window: the name stands below the box, a value below its label, and words stay whole.
    '& article > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
    },
    '& article > header > :is(h2, h3)': {
      flex: '1 1 min(100%, 7rem)',
      minWidth: '0',
      textStyle: 'h4',
      overflowWrap: 'anywhere',
    },
    '& article > header > span': { minWidth: '0' },
    '& article > header > label': { marginInlineStart: '-3' },
    '& article > dl': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: '4',
      rowGap: '1.5',
      marginTop: '2',
    },
    '& article > dl > div': { display: 'contents' },
    '@container (width < 14rem)': {
      '& article > dl, & article > dl > div': { display: 'block' },
      '& article > dl > div + div': { marginTop: '1.5' },
    },
    '& article > dl > div > dd > a': fingerLink,
    '& article > dl:has(> div > dd > a)': { alignItems: 'center', rowGap: '0.5' },
    '& dd, & dd *': { overflowWrap: 'anywhere' },
    '& article > dl > div > dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

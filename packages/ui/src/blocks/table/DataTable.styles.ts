import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'
import { tickBox } from '#primitives/tickBox.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const notPrinted = { _print: { display: 'none' } } as const

/** The height of a row; a finger needs more than a mouse. */
const heights = {
  '--row': '2.5rem',
  '&[data-density=comfortable]': { '--row': '3.5rem' },
  '@media (pointer: coarse)': { '--row': 'calc({sizes.target} + 1px)' },
} as const

/** Where the rows in sight are drawn: as many whole ones as the window has room for. */
const windowed = {
  maxHeight: 'max(20rem, calc(100dvh - var(--bar-height, 0px) - 8rem))',
  '@supports (height: round(down, 1px, 1px))': {
    maxHeight: 'calc(round(down, max(20rem, 100dvh - var(--bar-height, 0px) - 8rem), var(--row)) + 2px)',
  },
  _print: { maxHeight: 'none' },
} as const

const cell = {
  height: 'var(--row)',
  // A long word breaks rather than widen its column.
  maxWidth: '18rem',
  paddingInline: { base: '2', lg: '2.5' },
  paddingBlock: '1',
  borderBottomWidth: 'hairline',
  borderColor: 'border.hairline',
  textAlign: 'start',
  overflowWrap: 'break-word',
  // On paper no column is narrower than its longest word.
  _print: { height: 'auto', paddingInline: '2' },
} as const

/** A link or a button that is as high as its row, in a cell without a padding of its own. */
const filling = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'calc(var(--row) - 1px)',
  paddingBlock: '1',
} as const

const quietLink = {
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  _hover: { textDecorationColor: 'currentColor' },
  _focusVisible: { textDecorationColor: 'currentColor' },
} as const

const besidePicture = {
  paddingInlineStart: 'calc({spacing.2.5} + 2.375rem)',
  _print: { paddingInlineStart: '2' },
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

/** Cells and items are plain elements below their slots: thousands of them pass by while the table scrolls. */
export const styles = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    width: 'full',
    minWidth: '0',
    // A row that gets the focus stands below the head.
    '&[data-selecting] tbody :is(a, button, input)': {
      scrollMarginTop: { md: 'calc(var(--bulk-height, 0px) + {spacing.10})' },
    },
  },
  box: {
    ...surface,
    ...heights,
    position: 'relative',
    // No scroller, so that the head stays in sight while the page scrolls.
    overflow: 'clip',
    scrollbarWidth: 'thin',
    '&[data-scrolls]': { overflow: 'auto', scrollPaddingTop: '12', _print: { overflow: 'visible' } },
    '&[data-windowed]': windowed,
    _print: { overflow: 'visible', borderWidth: '0', borderRadius: '0' },
  },
  table: {
    // Not fixed: a column is at least as wide as its longest word.
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    '& :is(td, th)': cell,
    // The reset sets it on each element.
    '& tbody :is(td, th) *': { overflowWrap: 'inherit' },
    // The name stays in sight while the other columns pass by.
    '& :is(tbody th, [data-primary])': {
      position: 'sticky',
      insetInlineStart: '0',
      _print: { position: 'static' },
    },
    '& tbody th': { backgroundColor: 'bg.surface', fontWeight: 'control', fontSize: '0.9375rem' },
    // The picture stands at the edge, and the name beside it has its lines to itself.
    '& tbody th:has(> [data-initials])': { position: 'sticky', ...besidePicture },
    // Also where a row has no picture, so that the values begin at one edge.
    '& td[data-pictured]': { position: 'relative', ...besidePicture },
    '& :is(td, th) > [data-initials]': {
      position: 'absolute',
      insetInlineStart: '2.5',
      top: 'calc(50% - 0.875rem)',
    },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& tbody tr[data-selected] > *': { backgroundColor: 'bg.quiet' },
    '& tbody tr[aria-current] > *': { backgroundColor: 'bg.active' },
    '& tr[data-space] > td': { height: 'auto', padding: '0', borderWidth: '0' },
    '& tbody tr': { breakInside: 'avoid' },

    '& tbody td > a': quietLink,
    '& th:has(> a, > button)': { paddingBlock: '0' },
    '@media (pointer: coarse)': {
      '& td:has(> a)': { paddingBlock: '0' },
      '& td > a': { ...fingerLink, ...filling },
    },
    '& [data-edge]': {
      width: '1%',
      paddingInline: '1',
      paddingBlock: '0',
      whiteSpace: 'nowrap',
      ...notPrinted,
    },
    // Of 44 px, in a row of 40.
    '& [data-edge] > *': { marginBlock: '-2', verticalAlign: 'middle' },
  },
  head: {
    position: 'sticky',
    top: 'var(--bar-height, 0px)',
    zIndex: 'raised',
    '[data-scrolls] &': { top: '0' },
    // Below what is done with selected rows.
    '[data-selecting] [data-density]:not([data-scrolls]) &': {
      top: { md: 'calc(var(--bar-height, 0px) + var(--bulk-height, 0px) + {spacing.6})' },
    },
    _print: { position: 'static' },
    '& :is(th, td)': { backgroundColor: 'bg.band', color: 'fg.muted', textStyle: 'label' },
    '&& th': { overflowWrap: 'normal' },
    '& th[style]': { _print: { width: 'auto !important', minWidth: '0 !important' } },
  },
  sort: {
    ...filling,
    gap: '1.5',
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
    // Narrow windows have room for the one of the order alone.
    display: { base: 'none', lg: 'block' },
    '[data-sorted] &': { display: 'block', opacity: 1 },
    ...notPrinted,
  },
  link: {
    ...filling,
    maxWidth: 'full',
    color: 'fg.link',
    ...quietLink,
    borderRadius: 'xs',
    // A word that is longer than its column breaks.
    '& > span': { minWidth: '0' },
    _print: { minHeight: '0', paddingBlock: '0' },
  },
  /** Of the whole box with the two lines of an item. */
  covering: {
    color: 'fg.link',
    ...quietLink,
    ...coveringLink('xs'),
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
  items: {
    ...surface,
    borderRadius: 'card',
    ...heights,
    // The corners cut the ground of the first and the last item.
    overflow: 'clip',
    '&[data-windowed]': { overflow: 'auto', scrollbarWidth: 'thin', ...windowed },
    _print: { overflow: 'visible' },
  },
  list: {
    textStyle: 'small',
    '& > li': {
      position: 'relative',
      containerType: 'inline-size',
      paddingInline: '3',
      paddingBlock: 'calc((var(--row) - 2rem) / 2)',
      breakInside: 'avoid',
    },
    '& > li + li': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '& > li[data-selected]': { backgroundColor: 'bg.quiet' },
    '& > li[aria-current]': { backgroundColor: 'bg.active' },
  },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    minHeight: 'target',
    // The button of the rest stands here.
    'li:has(> details) > &': { paddingInlineEnd: '{sizes.target}' },
    '& > label': { marginInlineStart: '-3' },
    // Beside both lines; a very narrow window has no room.
    '--avatar': '2rem',
    '& > [data-initials]': {
      marginInlineEnd: '2',
      marginTop: '1.5',
      '@container (width < 17.5rem)': { display: 'none' },
    },
    '& > span:not([data-initials])': { display: 'inline-flex', flexShrink: '0' },
    // Beside a checkbox and actions the second line has the width of the item, below them.
    '@media (min-width: 24.01em) and (max-width: 30em)': {
      '&:has(> label):has(> div + span)': {
        flexWrap: 'wrap',
        alignItems: 'center',
        '& > [data-initials]': { marginTop: '0' },
        '& > div': { display: 'contents' },
        '& > div > :is(h2, h3)': { flex: '1', minWidth: '0' },
        '& > div > p': {
          order: '1',
          flexBasis: 'full',
          paddingInlineStart: 'calc({sizes.target} - {spacing.3})',
          marginInlineEnd: 'calc(-1 * {sizes.target})',
        },
        // Over the link of the name, which covers the item.
        '& > :is(label, span)': { position: 'relative' },
      },
    },
    // Beside a checkbox the narrowest windows have no room for both: the actions stand below the lines.
    '@media (max-width: 24em)': {
      '&:has(> label)': { flexWrap: 'wrap', '& > div': { flexBasis: 'calc(100% - {sizes.target})' } },
    },
  },
  lines: {
    position: 'relative',
    flex: '1',
    // Its link covers it: as high as a finger needs.
    alignSelf: 'stretch',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > :is(h2, h3)': { textStyle: 'control', fontWeight: 'control' },
    '& > p': { color: 'fg.muted' },
  },
  rest: {
    '& > summary': {
      position: 'absolute',
      top: 'calc((var(--row) - 2rem) / 2)',
      insetInlineEnd: '0.5',
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'control',
      color: 'fg.muted',
      fontSize: '1.125rem',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { backgroundColor: 'bg.active', color: 'fg' },
      '& > svg': { transform: 'rotate(90deg)' },
    },
    '&[open] > summary > svg': { transform: 'rotate(-90deg)' },
    // A value may be a list as well.
    '& > dl': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: '4',
      rowGap: '1.5',
      paddingBlock: '2',
    },
    '& > dl > div': { display: 'contents' },
    // Large letters in a narrow window: a value stands below its label, and words stay whole.
    '@container (width < 14rem)': {
      '& > dl, & > dl > div': { display: 'block' },
      '& > dl > div + div': { marginTop: '1.5' },
    },
    '& dd > a': { ...fingerLink, ...quietLink },
    '& > dl:has(> div > dd > a)': { alignItems: 'center', rowGap: '0.5' },
    '& dd > [data-initials]': { marginInlineEnd: '2' },
    '& dd, & dd *': { overflowWrap: 'anywhere' },
    '& > dl > div > dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

import { coveringLink } from '#primitives/coveringLink.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  // One row on phones, as wide as the page, which scrolls; the padding holds the focus ring.
  filter: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '2.5',
    marginTop: { base: '5', md: '8' },
    mdDown: {
      marginInline: '-gutter',
      paddingInline: 'gutter',
      paddingBlock: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      '& > li': { flexShrink: 0 },
    },
  },
  // The search is on a line of its own where all do not fit on one.
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '4',
    marginTop: { base: '5', md: '8' },
    _print: { display: 'none' },
  },
  // Enter submits without it.
  submit: { display: 'none', '@media (scripting: none)': { display: 'inline-flex' } },
  result: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: 'target',
    marginTop: { base: '3', md: '5' },
    marginBottom: { base: '-3', md: '-5' },
    textStyle: 'small',
    color: 'fg.muted',
  },
  clear: { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  list: {
    position: 'relative',
    marginTop: { base: '5', md: '8' },
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  row: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: { base: '4', md: '8', lg: '12' },
    rowGap: '2.5',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      lg: 'minmax(0, 5fr) minmax(0, 4fr) auto',
    },
    paddingBlock: { base: '5', md: '6' },
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  // On phones the facts are as wide as the row, below the title and the word at its end.
  name: { display: { base: 'contents', md: 'block' }, minWidth: '0' },
  link: coveringLink('card'),
  // Each fact has a dot before it; the clip hides the dot at the start of a line.
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '0.5',
    gridColumn: '1 / -1',
    marginTop: { base: '-1', md: '1.5' },
    marginInlineStart: '-6',
    clipPath: 'inset(0 0 0 {spacing.6})',
    color: 'fg.hint',
    textStyle: 'small',
  },
  fact: {
    position: 'relative',
    paddingInlineStart: '6',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2.5',
      top: '0.65em',
      width: '1',
      height: '1',
      borderRadius: 'full',
      backgroundColor: 'fg.hint',
      _highContrast: { backgroundColor: 'CanvasText' },
    },
  },
  description: {
    color: 'fg.muted',
    maxWidth: { base: '36rem', lg: '30rem' },
    gridRow: { base: 3, md: 2, lg: 1 },
    gridColumn: { base: '1 / -1', md: 1, lg: 2 },
  },
  view: {
    gridRow: { base: 1, md: '1 / span 2', lg: 1 },
    gridColumn: { base: 2, lg: 3 },
    alignSelf: { base: 'start', md: 'center' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'control',
    color: 'fg.link',
    'article:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    _print: { display: 'none' },
  },
})

import { defineSlotStyles } from '#theme/defineStyles.ts'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const

const ground = { content: '""', position: 'absolute', insetInline: '0', zIndex: '-1' } as const

/** What stands above and below the table. */
export const styles = defineSlotStyles({
  tools: {
    ...row,
    alignItems: 'flex-end',
    gap: '3',
    '& > *': { flex: '1 1 8rem', maxWidth: '12rem' },
    _print: { display: 'none' },
  },
  search: { '&&': { flex: '2 1 11rem', maxWidth: '26rem' } },
  /** Its button stands beside the search, its lists below both. */
  folded: { display: 'contents' },
  /** As high as the search, also for a finger, where a button has a height of its own. */
  fold: { flex: '1 0 auto', '&&': { minHeight: '12' } },
  lists: {
    flexBasis: 'full',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'end',
    gap: '3',
    '&[hidden]': { display: 'none' },
  },
  /** An error under one day moves neither of them. */
  period: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr))',
    gridColumn: '1 / -1',
    alignItems: 'start',
    gap: '3',
    '&&': { flex: '0 1 28.25rem', maxWidth: 'none' },
  },
  clear: { '&&': { flex: 'none', minHeight: '12' } },
  /** As high as the fields beside it. */
  columns: { '&&': { flex: 'none', minHeight: '12' }, md: { marginInlineStart: 'auto' } },
  bulk: {
    ...row,
    gap: '2',
    columnGap: '4',
    minHeight: '14',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    // In sight while rows are selected further down; in a narrow window it would cover them.
    position: { base: 'relative', md: 'sticky' },
    top: { md: 'calc(var(--bar-height, 0px) + {spacing.2})' },
    zIndex: 'raised',
    // The rows that pass by do not show between the bar of the page, this one and the head of the table.
    _before: {
      ...ground,
      top: 'calc(-1 * {spacing.2})',
      bottom: 'calc(-1 * {spacing.4})',
      backgroundColor: 'bg.main',
    },
    _after: { ...ground, insetBlock: '0', borderRadius: 'inherit', backgroundColor: 'bg.quiet' },
    // Where the rows scroll in a box of their own, it would cover their head.
    '&:has(~ [data-windowed])': { position: 'relative', top: 'auto' },
    _print: { display: 'none' },
    _highContrast: { borderWidth: 'hairline' },
  },
  noBulk: { position: 'absolute' },
  // A live region exists before its text, or the text is not announced; empty, it has no height.
  count: { textStyle: 'label', '&:empty': { position: 'absolute' } },
  acts: { ...row, gap: '2', flex: '1 1 auto' },
  foot: { ...row, alignItems: 'flex-end', gap: '3', columnGap: '6', _print: { display: 'none' } },
  range: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '12',
    textStyle: 'small',
    color: 'fg.muted',
  },
  size: { flex: '0 1 9rem', minWidth: '0', display: 'flex', '& > *': { width: 'full' } },
  pages: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    paddingBlock: '0.5',
    marginInlineStart: { sm: 'auto' },
  },
})

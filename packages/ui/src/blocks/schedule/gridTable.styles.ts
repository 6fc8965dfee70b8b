import type { SystemStyleObject } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'
import { allDay } from './allDay.styles.ts'
import { narrowWeek } from './gridWidths.ts'

/** The header of the days, the times, and the cells. */
export const gridTable = {
  // The lines between the days, once for each day: as borders of the cells they would be painted hundreds of times.
  '& [data-part=lines]': {
    position: 'absolute',
    inset: '0',
    insetInlineStart: 'var(--side)',
    display: 'flex',
    pointerEvents: 'none',
    '& > i': { flex: '1', borderInlineStartWidth: 'hairline', borderColor: 'border.hairline' },
  },
  '& table': {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    userSelect: 'none',
  },
  '& thead': {
    position: 'sticky',
    top: 'var(--bar-height, 0px)',
    zIndex: '3',
    _print: { position: 'static' },
  },
  '& thead td, & thead th': {
    paddingInline: '3',
    paddingTop: '3',
    paddingBottom: '2.5',
    borderColor: 'border.hairline',
    borderBottomWidth: 'hairline',
    backgroundColor: 'bg.page',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'body',
    printColorAdjust: 'exact',
    [narrowWeek]: { paddingInline: '2' },
    _print: { paddingBlock: '1mm' },
  },
  '& thead td': { width: 'var(--side)', borderStartStartRadius: 'card' },
  '& thead th': { borderInlineStartWidth: 'hairline' },
  '& thead th:last-child': { borderStartEndRadius: 'card' },
  '& thead th > span': { display: 'block', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted' },
  '& thead th > b': {
    display: 'block',
    fontFamily: 'heading',
    fontSize: '1.5rem',
    fontWeight: 'heading',
    lineHeight: '1.875rem',
    letterSpacing: 'heading',
  },
  ...allDay,
  '& thead th[aria-current]': {
    backgroundColor: 'meeting.limeFill',
    _highContrast: { ...highlighted, '& > span, & > b': { color: 'HighlightText' } },
  },
  '& tbody tr': { height: 'var(--row)' },
  '& tbody td': {
    scrollMarginBlock: '7rem 3rem',
    scrollMarginInlineStart: 'var(--side)',
  },
  '& tbody tr[data-hour] > td': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  '& tbody tr:last-child > td': { borderBottomWidth: 'hairline', borderColor: 'border.hairline' },
  // Room for the halves of the first and the last time.
  '& tbody::before': { content: '""', display: 'block', height: 'var(--end)' },
  '& tbody td:focus-visible': {
    position: 'relative',
    zIndex: '2',
    outlineOffset: '-2px',
    borderRadius: 'xs',
  },
  '& table:not([aria-readonly]) tbody td': {
    cursor: 'pointer',
    // The cell with the focus lies over its meetings, and is a ring only.
    '&:not(:focus-visible)': { _hover: { backgroundColor: 'bg.quiet' } },
  },
  '& tbody tr[data-hour] > th, & [data-part=end]': {
    paddingInlineEnd: '3',
    verticalAlign: 'top',
    textAlign: 'end',
    fontSize: 'xs',
    fontWeight: 'body',
    lineHeight: '1.125rem',
    color: 'fg.hint',
  },
  // The times stand on the lines of their hours.
  '& tbody tr[data-hour] > th > span': { display: 'block', marginBlock: '-0.5625rem' },
  // A second scale of hours, under the first one: what the clock of the reader shows.
  '& tbody tr[data-hour] > th > small': {
    position: 'absolute',
    top: '0.5625rem',
    insetInlineEnd: '3',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    color: 'fg.link',
    whiteSpace: 'nowrap',
  },
  '& tbody tr[data-hour] > th:has(small)': { position: 'relative' },
  '& thead tr:first-of-type > td > span, & thead tr:first-of-type > td > small': {
    display: 'block',
    fontSize: '0.6875rem',
    lineHeight: '1rem',
    color: 'fg.hint',
    textAlign: 'end',
  },
  '& thead tr:first-of-type > td > small': { color: 'fg.link' },
  '& [data-part=end]': {
    position: 'absolute',
    bottom: 'calc(var(--end) - 0.5625rem)',
    insetInlineStart: '0',
    width: 'var(--side)',
  },
} satisfies SystemStyleObject

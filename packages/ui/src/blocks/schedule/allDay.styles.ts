import type { SystemStyleObject } from '@chakra-ui/react'
import { dayNoteChip } from './dayNoteChip.ts'
import { narrowWeek } from './gridWidths.ts'

/** The rows of what lasts all day: each note in one line, whole in its tooltip, in its name, and while it has the focus. */
export const allDay = {
  '& tr[data-part=all-day] > *': {
    paddingBlock: '0.5',
    paddingInline: '1',
    borderTopWidth: '0',
    borderBottomWidth: '0',
    lineHeight: '1.25rem',
    borderRadius: '0',
    [narrowWeek]: { paddingInline: '0.5' },
  },
  '& tr[data-part=all-day]:last-of-type > *, & tr[data-part=all-day] > th': {
    borderBottomWidth: 'hairline',
  },
  // The days keep their line where rows follow.
  '& thead tr:has(+ [data-part=all-day]) > *': { borderBottomWidth: '0', paddingBottom: '1' },
  '& tr[data-part=all-day] > th': {
    width: 'var(--side)',
    borderInlineStartWidth: '0',
    paddingInlineEnd: '3',
    textAlign: 'end',
    fontSize: 'xs',
    color: 'fg.hint',
    '& > span': { fontSize: 'xs', lineHeight: '1.25rem' },
  },
  '& tr[data-part=all-day] > td': { borderInlineStartWidth: 'hairline', textAlign: 'start' },
  '& tr[data-part=all-day] > td > span': { ...dayNoteChip, width: 'auto' },
  '& tr[data-part=all-day] > td[data-kind=named] > span': dayNoteChip['&[data-kind=named]'],
  '& tr[data-part=all-day] > td[data-kind=away] > span': dayNoteChip['&[data-kind=away]'],
  '& tr[data-part=all-day] > td[data-kind=elsewhere] > span': dayNoteChip['&[data-kind=elsewhere]'],
  '& tr[data-part=all-day] > td:focus-visible': { outlineOffset: '-2px' },
  '& tr[data-part=all-day] > td:focus-visible > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tr[data-part=all-day] button': {
    minWidth: '1.75rem',
    minHeight: '1.5rem',
    paddingInline: '1.5',
    borderRadius: 'xs',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.quiet' },
    '@media (pointer: coarse)': { minWidth: 'target', minHeight: 'target' },
  },
} satisfies SystemStyleObject

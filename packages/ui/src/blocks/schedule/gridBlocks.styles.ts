import type { SystemStyleObject } from '@chakra-ui/react'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'
import { answerStyles, blockLooks, othersStyles, repeatStyles } from './lookStyles.ts'

/** Of the bar at the start of a block, and of the gap beside it. */
const bar = '0.25rem'
const gap = '0.3125rem'

/**
 * A bar of the plan, and beside it what fits. The block is a flex container that wraps: a text that has no room in the column
 * of the texts goes, whole, to the next column, which is cut off. So the initials give way first, then the time, the title last.
 */
const box = {
  display: 'flex',
  flexFlow: 'column wrap',
  alignContent: 'flex-start',
  columnGap: gap,
  paddingInline: '0.25rem 0.125rem',
  paddingBlock: '0.1875rem',
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: '0.5rem',
  overflow: 'clip',
  printColorAdjust: 'exact',
  _highContrast: { borderColor: 'CanvasText' },
  _print: { paddingBlock: '0.5mm' },
  _before: {
    content: '""',
    flex: 'none',
    width: bar,
    height: 'calc(100% - 0.25rem)',
    marginBlock: '0.125rem',
    borderRadius: 'full',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
  '& > *': { flex: 'none', width: `calc(100% - ${bar} - ${gap})` },
} as const

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** Asked for by the clamp of lines, and too old for the types. */
const upright: object = { WebkitBoxOrient: 'vertical' }

/** Places for the initials of at most so many people; where there are fewer, the last one counts those who are left. */
const chipsIn = (room: number): SystemStyleObject => {
  const hidden = [3, 4, 5, 6].filter((people) => people > room)
  return {
    [`& u:not([data-${room}])`]: { display: 'none' },
    [`& u[data-${room}]`]: { display: 'block', _before: { content: `attr(data-${room})` } },
    [hidden.map((people) => `& [data-people="${people}"] i:nth-of-type(n+${room})`).join()]: {
      display: 'none',
    },
  } as SystemStyleObject
}

/** Every pixel for the title, and only the start of the time. */
const tight: SystemStyleObject = {
  columnGap: '0.1875rem',
  paddingInline: '0.125rem 0',
  '& > b': { width: 'calc(100% - 0.4375rem)', fontSize: '0.6875rem', lineHeight: 'var(--line, 0.9375rem)' },
  '& > span > span': { display: 'none' },
}

/** What the grid shows: seven days, or one with the whole width. */
export type GridSpanOfDays = 'week' | 'day'

/** By the number of blocks that stand side by side in a day: what gives way where one is narrower than so many rem. */
function inLanes(lanes: number, span: GridSpanOfDays): SystemStyleObject {
  const days = span === 'week' ? 7 : 1
  const under = (width: number) => `@container (max-width: ${days * lanes * width - 0.001}rem)`
  const title = { fontSize: '0.75rem', lineHeight: 'var(--line, 0.9375rem)', letterSpacing: '-0.04em' }
  const gaps = { columnGap: '0.1875rem', paddingInline: '0.1875rem 0' }
  const width = 'calc(100% - 0.4375rem)'
  // More than two in a day of the week have only a title (`MeetingBlock`): each further rule costs time when a week appears.
  if (span === 'week' && lanes > 2)
    return {
      [under(6.5)]: { ...gaps, '&:not([data-size=line]) > b': { width }, '& > b': title, ...tight },
      [under(2.25)]: { '& > b': { display: 'none' } },
    } as SystemStyleObject
  return {
    [under(10.3125)]: chipsIn(4),
    [under(8.5)]: chipsIn(3),
    // "11:00–12:00" and "Retrospective" stay in one line a little longer.
    [under(6.6875)]: chipsIn(2),
    [under(6.5)]: {
      ...gaps,
      '&:not([data-size=line]) > *': { width },
      '& > span': { fontSize: '0.75rem', letterSpacing: '-0.02em', _print: { fontSize: '7pt' } },
      '& > b': title,
      ...(lanes > 1 && tight),
    },
    [under(4.75)]: { '& > small, & > q': { display: 'none' } },
    // Not even "11:00–" has room.
    [under(4)]: {
      ...tight,
      '& > span': { display: 'none' },
    },
    [under(2.25)]: { '& > b': { display: 'none' } },
  } as SystemStyleObject
}

/** What lies over the cells: the meetings, the line of now, and the box of what would be. */
export const gridBlocks = (span: GridSpanOfDays): SystemStyleObject => ({
  '& [data-part=layer]': {
    position: 'absolute',
    zIndex: '1',
    bottom: 'var(--end)',
    insetInlineStart: 'var(--side)',
    insetInlineEnd: '0',
    height: 'calc(var(--rows) * var(--row))',
    pointerEvents: 'none',
    fontSize: 'xs',
    lineHeight: '1rem',
    textAlign: 'start',
    _print: { fontSize: '7pt', lineHeight: '3mm' },
  },
  '& [data-part=off]': { position: 'absolute', backgroundColor: 'bg.band', opacity: 0.6 },
  // The container of the blocks, and of no cell: the style of the cells would be worked out twice.
  '& [data-part=days]': {
    display: 'flex',
    height: 'full',
    containerType: 'inline-size',
  },
  // Nothing of a day concerns the others: what is added to it is laid out in it alone.
  '& [data-part=days] > div': { position: 'relative', flex: '1 1 0', contain: 'strict' },
  '& [data-id]': {
    ...box,
    position: 'absolute',
    margin: '1px 2px 2px',
    scrollMarginBlock: '7rem 3rem',
    pointerEvents: 'auto',
    cursor: 'pointer',
    userSelect: 'none',
    // A finger that is held drags.
    WebkitTouchCallout: 'none',
  },
  ...blockLooks,
  ...answerStyles,
  ...repeatStyles,
  '& [data-id]:focus-visible, & [data-picked]': {
    outline: '2px solid var(--focus-ring)',
    outlineOffset: '-2px',
  },
  '& [data-lifted]': { opacity: 0.45 },
  // A long word goes on in the next line: only the last line ends with an ellipsis.
  '& [data-id] > b': {
    ...upright,
    display: '-webkit-box',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    fontSize: 'sm',
    fontWeight: 'strong',
    lineHeight: '1.125rem',
    _print: { fontSize: '7.5pt', lineHeight: '3.2mm' },
  },
  ...othersStyles,
  '& [data-size=line] > b, & [data-size=short] > b': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& [data-size=line]': {
    flexFlow: 'row wrap',
    margin: '0 2px 1px',
    paddingBlock: '0',
    borderRadius: 'xs',
    fontSize: '0.75rem',
    // A little more than the room: a time that has none lies wholly outside.
    '--line': 'calc(var(--row) - 2.5px)',
    lineHeight: 'var(--line)',
    '& > b': { ...oneLine, display: 'block', width: 'auto', maxWidth: `calc(100% - ${bar} - ${gap})` },
    '& > span': { width: 'auto', whiteSpace: 'nowrap' },
    '& > span > span': { display: 'inline-block' },
  },
  '& [data-size=short]': {
    paddingBlock: 'max(0px, calc(var(--row) - 1rem - 2.5px))',
    fontSize: '0.75rem',
    '--line': 'min(1rem, calc(var(--row) - 3.5px))',
    lineHeight: 'var(--line)',
    '& > b': { WebkitLineClamp: 2 },
  },
  '& [data-size=medium] > b': { WebkitLineClamp: 2 },
  // The padding is less by the wider border.
  '& [data-id][data-answer=waiting]': { paddingBlock: 'calc(0.1875rem - 1px)' },
  '& [data-size=short][data-answer=waiting]': { paddingBlock: 'max(0px, calc(var(--row) - 1rem - 3.5px))' },
  '& [data-size=line][data-answer=waiting]': { paddingBlock: '0', '--line': 'calc(var(--row) - 4.5px)' },
  '& [data-id] > span[data-room]': { ...oneLine, _after: { content: '" · " attr(data-room)' } },
  '& [data-id] > q': {
    ...oneLine,
    quotes: 'none',
    _before: { content: 'attr(data-text)' },
    _after: { content: 'none' },
  },
  '& [data-id] > strong': {
    ...oneLine,
    color: 'fg.danger',
    fontWeight: 'strong',
    _before: { content: 'attr(data-text)' },
  },
  '& [data-size=line] > strong, & [data-size=short] > strong': { display: 'none' },
  '& [data-id] > small': { display: 'flex', gap: '0.1875rem', marginTop: '0.125rem' },
  '& [data-id] i:not([hidden]), & [data-id] u': {
    flex: 'none',
    width: '1.625rem',
    borderRadius: 'full',
    backgroundColor: 'color-mix(in srgb, {colors.bg.surface} 72%, transparent)',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    fontWeight: 'strong',
    lineHeight: '1.25rem',
    textAlign: 'center',
    textDecoration: 'none',
    _print: { fontSize: '6.5pt' },
    _before: { content: 'attr(data-text)' },
  },
  '& [data-id] u': { _before: { content: 'attr(data-5)' } },
  '& [data-id] i[data-accepted]': {
    width: 'auto',
    paddingInline: '0.375rem',
    _before: { content: '"✓ " attr(data-text)' },
  },
  '& [data-id] u:not([data-5]), & [data-people="6"] i:nth-of-type(5)': { display: 'none' },
  // Too narrow for words.
  '& [data-lanes="5"]': {
    display: 'block',
    margin: '1px 1px 2px',
    padding: '0',
    borderRadius: '3px',
    borderInlineStartWidth: '3px',
    _before: { content: 'none' },
    '&[data-others]': { borderInlineStartColor: 'border.control', backgroundColor: 'bg.surface' },
  },
  ...Object.fromEntries([1, 2, 3, 4].map((lanes) => [`& [data-lanes="${lanes}"]`, inLanes(lanes, span)])),
  '& [data-part=now]': {
    position: 'absolute',
    // As the meetings, so that nothing of it is beside one.
    margin: '-1px 2px 0 0',
    borderTopWidth: 'strong',
    borderColor: 'border.danger',
    _before: {
      content: '""',
      position: 'absolute',
      // Over the edge of a meeting, where no text is.
      zIndex: '2',
      top: '-0.3125rem',
      insetInlineStart: '-0.25rem',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: 'full',
      backgroundColor: 'border.danger',
      forcedColorAdjust: 'none',
    },
  },
  '& [data-part=ghost]': {
    ...box,
    '&:not([data-look])': { '--fill': '{colors.bg.active}', '--bar': '{colors.border.primary}' },
    '&[hidden]': { display: 'none' },
    position: 'absolute',
    zIndex: '3',
    margin: '1px 2px 2px',
    borderColor: 'var(--bar)',
    backgroundColor: 'var(--fill)',
    '&::before': { backgroundColor: 'var(--bar)' },
    boxShadow: 'floating',
    '& > b, & > span': { ...oneLine, display: 'block' },
    '& > b:empty': { display: 'none' },
  },
  '& [data-dragging] *': { cursor: 'grabbing' },
  '& [data-dragging=end] *': { cursor: 'ns-resize' },
  '& [data-part=said]': visuallyHidden,
})

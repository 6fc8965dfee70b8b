import type { SystemStyleObject } from '@chakra-ui/react'
import { hiddenFromTheEye } from '#primitives/hiddenFromTheEye.ts'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { narrowWeek } from './gridWidths.ts'

/** The five colour styles of meetings (spec 9): fill and bar. */
const lookStyles = Object.fromEntries(
  meetingLooks.map((look, at) => [
    `& [data-look="${at}"]`,
    { '--fill': `{colors.meeting.${look}Fill}`, '--bar': `{colors.meeting.${look}Bar}` },
  ]),
)

/** A bar of the plan and the words beside it. It floats: a positioned one would be a layer of its own in each meeting. */
const box = {
  paddingInline: '0.3125rem',
  paddingBlock: '0.1875rem',
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: '0.5rem',
  backgroundColor: 'var(--fill)',
  overflow: 'clip',
  printColorAdjust: 'exact',
  _highContrast: { borderColor: 'CanvasText' },
  _print: { paddingBlock: '0.5mm' },
  _before: {
    content: '""',
    float: 'inline-start',
    width: '0.25rem',
    height: 'calc(100% - 0.25rem)',
    marginBlock: '0.125rem',
    marginInlineEnd: '0.3125rem',
    borderRadius: 'full',
    backgroundColor: 'var(--bar)',
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  },
} as const

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** Many side by side: the place says the time, and the title takes the room. */
const narrow = {
  margin: '1px 1px 2px',
  paddingInline: '0.125rem 0',
  borderRadius: 'xs',
  _before: { width: '0.1875rem', marginInlineEnd: '0.1875rem' },
  '& > span, & > small': { display: 'none' },
  '& > b': { fontSize: '0.75rem', lineHeight: '0.9375rem' },
  '&[data-size=medium] > b': { WebkitLineClamp: 3 },
  '&[data-size=tall] > b': { WebkitLineClamp: 5 },
} as const

/** Asked for by the clamp of lines, and too old for the types. */
const upright: object = { WebkitBoxOrient: 'vertical' }

/** What lies over the cells: the meetings, the line of now, and the box of what would be. */
export const gridBlocks = {
  '& [data-part=layer]': {
    position: 'absolute',
    zIndex: '1',
    bottom: '0',
    insetInlineStart: 'var(--side)',
    insetInlineEnd: '0',
    height: 'calc(var(--rows) * var(--row))',
    pointerEvents: 'none',
    fontSize: 'xs',
    lineHeight: '1rem',
    textAlign: 'start',
    _print: { fontSize: '7pt', lineHeight: '3mm' },
  },
  '& [data-part=days]': { display: 'flex', height: 'full' },
  // Nothing of a day concerns the others: what is added to it is laid out in it alone.
  '& [data-part=days] > div': { position: 'relative', flex: '1 1 0', contain: 'strict' },
  ...lookStyles,
  '& [data-id]': {
    ...box,
    position: 'absolute',
    margin: '1px 3px 2px',
    pointerEvents: 'auto',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& [data-id]:hover': { borderColor: 'var(--bar)' },
  '& [data-id]:focus-visible, & [data-picked]': {
    outline: '2px solid var(--focus-ring)',
    outlineOffset: '-2px',
  },
  '& [data-lifted]': { opacity: 0.45 },
  '& [data-id] > b': { ...oneLine, display: 'block', fontWeight: 'strong' },
  // "11:00–12:00" in one line, or in two where there is height for them.
  '& [data-id] > span': { display: 'block', height: '1lh', overflow: 'hidden' },
  '& [data-size=medium] > span, & [data-size=tall] > span': { height: 'auto', maxHeight: '2lh' },
  '& [data-size=line]': {
    paddingBlock: '0',
    borderRadius: 'xs',
    lineHeight: 'calc(var(--row) - 5px)',
    // A time that has no room beside the title stands on the next line, which is not seen.
    '& > b': {
      display: 'inline-block',
      maxWidth: 'calc(100% - 1rem)',
      verticalAlign: 'top',
      marginInlineEnd: '1.5',
    },
    // All of it or none.
    '& > span': { display: 'inline-block' },
  },
  '& [data-size=short]': { paddingBlock: 'calc(var(--row) - 1rem - 2.5px)' },
  '& [data-size=medium] > b, & [data-size=tall] > b': {
    ...upright,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '7 3 3',
    fontSize: 'sm',
    lineHeight: '1.125rem',
    _print: { fontSize: '7.5pt', lineHeight: '3.2mm' },
  },
  '& [data-size=tall] > b': { WebkitLineClamp: 3 },
  // One row of initials: those that have no room stand on the next, which is not seen.
  '& [data-id] > small': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.1875rem',
    height: '1.25rem',
    marginTop: '0.125rem',
    overflow: 'hidden',
  },
  '& [data-id] i': {
    paddingInline: '0.3125rem',
    borderRadius: 'full',
    backgroundColor: 'color-mix(in srgb, {colors.bg.surface} 72%, transparent)',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    fontWeight: 'strong',
    lineHeight: '1.25rem',
    _print: { fontSize: '6.5pt' },
  },
  [narrowWeek]: {
    '& [data-id]': { paddingInlineEnd: '0.125rem' },
    // Where seven days are shown; a phone shows one, and has room.
    '@media (min-width: 48em)': {
      '& [data-id] > span': { fontSize: '0.6875rem', letterSpacing: '-0.01em', _print: { fontSize: '7pt' } },
    },
  },
  '& [data-width=half]': {
    paddingInlineEnd: '0.125rem',
    '& > span': { fontSize: '0.75rem', _print: { fontSize: '7pt' } },
    // A time in two lines leaves no room for initials, and half a time says nothing.
    '&[data-size=medium] > small, &[data-size=short] > span': { display: 'none' },
    [narrowWeek]: narrow,
  },
  '& [data-width=narrow]': narrow,
  '& [data-width=bar]': {
    margin: '1px 1px 2px',
    padding: '0',
    borderRadius: '3px',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'var(--bar)',
    _before: { content: 'none' },
  },
  '& [data-part=now]': {
    position: 'absolute',
    zIndex: '2',
    marginTop: '-1px',
    borderTopWidth: 'strong',
    borderColor: 'border.danger',
    _before: {
      content: '""',
      position: 'absolute',
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
    margin: '1px 3px 2px',
    borderColor: 'var(--bar)',
    boxShadow: 'floating',
    '& > b, & > span': { ...oneLine, display: 'block' },
    '& > b:empty': { display: 'none' },
  },
  '& [data-dragging] *': { cursor: 'grabbing' },
  '& [data-dragging=end] *': { cursor: 'ns-resize' },
  '& [data-part=said]': hiddenFromTheEye,
} satisfies SystemStyleObject

import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const

export const styles = defineSlotStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
  tools: { ...row, alignItems: 'flex-end', gap: '3', _print: { display: 'none' } },
  search: { flex: '1 1 16rem', maxWidth: { md: '26rem' } },
  bar: {
    ...row,
    alignItems: 'flex-end',
    gap: '2',
    columnGap: { base: '2', md: '4' },
    padding: '3',
    // In a low window it would cover what is being selected.
    '@media (min-height: 37.5em)': { position: 'sticky', bottom: '3' },
    zIndex: '1',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    boxShadow: 'floating',
    _print: { display: 'none' },
  },
  // A live region exists before its text, or the text is not announced; empty, it has no height.
  count: {
    textStyle: 'label',
    alignSelf: 'center',
    flexBasis: { base: 'full', md: 'auto' },
    '&:empty': { position: 'absolute' },
  },
  move: { flex: '1 1 9rem', maxWidth: { md: '20rem' } },
  board: {
    display: 'grid',
    // The cards of a row are equally high: a room with few people leaves no hole, and is easy to hit.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    gap: '4',
  },
  room: {
    ...surface,
    display: 'grid',
    alignContent: 'start',
    minWidth: '0',
    paddingBlock: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    '&[data-over]': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '-1px',
      backgroundColor: 'bg.active',
    },
  },
  // The count is under the name: beside it a long name would break inside a word.
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '11',
    '& > :last-child': { gridArea: '1 / 2 / span 2' },
  },
  title: { minWidth: '0', overflowWrap: 'anywhere' },
  people: { display: 'grid' },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    borderRadius: 'control',
    '&[data-carried]': {
      backgroundColor: 'bg.accentQuiet',
      color: 'fg.onAccent',
      '& small, & button': { color: 'inherit' },
    },
    '&[data-dnd-dragging]': {
      backgroundColor: 'bg.raised',
      boxShadow: 'floating',
      paddingInlineStart: '3',
    },
  },
  tick: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1 1 0',
    minWidth: '0',
    minHeight: 'target',
    paddingBlock: '1.5',
    cursor: 'pointer',
  },
  name: {
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& small': { color: 'fg.muted', textStyle: 'small', marginInlineStart: '2', whiteSpace: 'nowrap' },
  },
  // Small and quiet beside the box, darker for the person under the pointer.
  grip: {
    cursor: 'grab',
    touchAction: 'none',
    color: 'fg.hint',
    fontSize: '1rem',
    ':is(li:hover, li:focus-within) > &': { color: 'fg' },
    _print: { display: 'none' },
  },
})

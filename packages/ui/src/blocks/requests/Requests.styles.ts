import { coveringLink } from '#primitives/coveringLink.ts'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const card = {
  display: 'grid',
  gap: '5',
  alignContent: 'start',
  minWidth: '0',
  padding: { base: '4', sm: '6' },
  borderWidth: 'hairline',
  borderColor: 'border.hairline',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
} as const

export const styles = defineSlotStyles({
  /** The calendar on the left; on the right the request, and the own requests, which end with it. */
  page: {
    display: 'grid',
    columnGap: '6',
    rowGap: { base: '5', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 11fr) minmax(0, 9fr)',
      xl: 'minmax(0, 32rem) minmax(0, 1fr)',
    },
    gridTemplateRows: { md: 'auto auto 1fr' },
    alignItems: 'start',
    minWidth: '0',
    maxWidth: { base: '36rem', md: 'none' },
  },
  form: { display: 'contents' },
  head: { gridColumn: '1 / -1', minWidth: '0' },
  calendar: {
    ...card,
    gridRow: { md: 'span 2' },
    '&:has([role=gridcell][aria-invalid=true])': { borderColor: 'border.danger' },
  },
  own: card,
  request: { ...card, '& textarea': { minHeight: '10rem' } },
  /** Empty while no day is chosen. */
  summary: { '&:has(> :only-child:empty)': { position: 'absolute' } },
  note: { display: 'grid', gap: '1', marginBottom: '4' },
  /** The looks that need one word stand in a row; a holiday has a line of its own. */
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    '& > :nth-of-type(n+4)': { flexBasis: 'full' },
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBottom: '3' },
  /** Where the card is narrow the buttons have a row of their own. */
  turn: {
    display: 'flex',
    flexGrow: { base: 1, sm: 0, md: 1, xl: 0 },
    gap: '2',
    '& > :first-of-type': { marginInlineEnd: { base: 'auto', sm: '0', md: 'auto', xl: '0' } },
  },
  month: {
    flexGrow: 1,
    flexBasis: { base: 'full', sm: 'auto', md: 'full', xl: 'auto' },
    '&::first-letter': { textTransform: 'uppercase' },
  },
  /** Beside the month, on its line. */
  chosen: {
    display: 'flex',
    alignItems: 'center',
    minHeight: { xl: 'target' },
    marginBottom: { base: '2', xl: '3' },
  },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // A long choice scrolls in its own place; the message stays in sight.
    maxHeight: '15.25rem',
    overflowY: 'auto',
    padding: '1',
    margin: '-0.25rem',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '9',
    paddingInline: '3',
    borderRadius: 'control',
    backgroundColor: 'bg.active',
    color: 'fg',
    textStyle: 'control',
    cursor: 'pointer',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    '@media (pointer: coarse)': { minHeight: 'target' },
    '& svg': { fontSize: '0.8125rem' },
    _hover: { borderColor: 'border.primary' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    _highContrast: { borderColor: 'ButtonText' },
  },
  // A finger has neither a mouse to drag nor a Shift key.
  hint: { '@media (pointer: coarse), (max-width: 29.99em)': { display: 'none' } },
  sentence: { marginTop: '4', fontWeight: 'strong' },
  /** Days, one below the other; in each its meetings. */
  missed: { display: 'grid', gap: '3', marginTop: '3' },
  /** The bar has the colour that the schedule gives the meeting. */
  meeting: {
    display: 'grid',
    gridTemplateColumns: '0.25rem 6.25rem minmax(0, 1fr)',
    columnGap: '2.5',
    alignItems: 'baseline',
    paddingBlock: '1',
    textStyle: 'small',
    position: 'relative',
    '@media (pointer: coarse)': { '&:has(a)': { minHeight: 'target' } },
    '&::before': {
      content: '""',
      alignSelf: 'stretch',
      borderRadius: 'full',
      forcedColorAdjust: 'none',
    },
    ...Object.fromEntries(
      meetingLooks.map((colour, look) => [
        `&[data-look="${look}"]::before`,
        { backgroundColor: `meeting.${colour}Bar` },
      ]),
    ),
  },
  meetingLink: { ...coveringLink('card'), overflowWrap: 'anywhere', textDecoration: 'underline' },
  meetingNote: { color: 'fg.muted', overflowWrap: 'anywhere' },
  time: { color: 'fg.muted' },
  more: { marginTop: '1', marginInlineStart: '-1rem' },
  send: { display: 'grid', justifyItems: { sm: 'start' } },
  list: { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  row: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) auto',
      md: 'minmax(0, 1fr)',
      xl: 'minmax(0, 1fr) auto',
    },
    gap: '3',
    alignItems: 'start',
    paddingBlock: '5',
    borderColor: 'border.hairline',
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    '&:last-of-type': { paddingBottom: '0' },
    _print: { breakInside: 'avoid' },
  },
  texts: { minWidth: '0' },
  days: { marginTop: '2', fontWeight: 'strong' },
  message: {
    marginTop: '1',
    maxWidth: 'prose',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    // Signs that turn the direction turn nothing around it.
    unicodeBidi: 'plaintext',
  },
})

import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const eased = { transitionDuration: 'base', transitionTimingFunction: 'out' } as const

const card = {
  position: 'relative',
  display: 'grid',
  minWidth: '0',
  height: 'full',
  ...surface,
  borderRadius: 'card',
  transitionProperty: 'border-color',
  ...eased,
  '&:has(a):hover': { borderColor: 'border.primary' },
  _print: { breakInside: 'avoid' },
} as const

/** The rooms, cards of one shape in as many columns as fit; and the people of one, each in a row. */
export const styles = defineSlotStyles({
  list: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
    _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: {
    ...card,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: { base: '4', md: '5' },
  },
  head: { display: 'flex', alignItems: 'flex-start', columnGap: '3' },
  people: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  /** The computers under the name; on phones under the portrait too, so that each has one line. */
  person: {
    ...card,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: '3',
    rowGap: '2',
    padding: '4',
  },
  name: { flexGrow: '1', minWidth: '0' },
  arrow: {
    flexShrink: '0',
    fontSize: 'xl',
    color: 'fg.link',
    transitionProperty: 'transform',
    ...eased,
    '[data-card]:hover &': { transform: 'translateX(4px)', _motionReduce: { transform: 'none' } },
    _print: { display: 'none' },
  },
  link: coveringLink('card'),
  facts: { marginTop: '1', textStyle: 'small', color: 'fg.muted' },
  state: { display: 'flex', columnGap: '2', marginTop: '2', textStyle: 'small', fontWeight: 'medium' },
  /** A bar as tall as the text, as the page of the room has one. */
  light: { flexShrink: '0', width: '1', borderRadius: 'full', forcedColorAdjust: 'none' },
  ownTime: { display: 'block', fontWeight: 'body', color: 'fg.muted' },
  number: { textStyle: 'small', color: 'fg.muted' },
  computers: {
    textStyle: 'small',
    gridRow: 2,
    gridColumn: { base: '1 / -1', sm: '2 / -1' },
    '& li + li': { marginTop: '0.5' },
  },
  // The kind goes to the next line as a whole, and no name is balanced into two lines.
  computer: { display: 'flex', flexWrap: 'wrap', columnGap: '1', textWrap: 'wrap' },
  type: { color: 'fg.muted' },
})

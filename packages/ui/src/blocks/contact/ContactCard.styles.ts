import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const inset = { base: '5', sm: '7', md: '9' }

/** The card with the ways to reach the company, and the map in it. */
export const styles = defineSlotStyles({
  // The map stands beside the texts where both have room.
  root: {
    ...surface,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
    gridTemplateRows: 'auto 1fr',
    height: 'full',
    overflow: 'hidden',
  },
  texts: { paddingInline: inset, paddingTop: inset, paddingBottom: { base: '2', lg: '5' } },
  row: {
    position: 'relative',
    display: 'flex',
    gap: '4',
    paddingBlock: '4',
    borderColor: 'border.hairline',
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
  },
  // The whole row is pressed.
  link: { fontWeight: 'medium', color: 'fg.link', ...coveringLink('card') },
  label: { display: 'block', textStyle: 'small', color: 'fg.muted' },
  // The drawing; in its place the map, and under it whether it may always load.
  map: {
    display: 'grid',
    minHeight: '17rem',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    '& iframe': { width: 'full', height: 'full', outlineOffset: '-3px' },
    _print: { display: 'none' },
  },
  bar: { paddingInline: inset, paddingBlock: '2' },
  // A street map of the bars of the plan, with a pin and the button in its middle.
  picture: {
    position: 'relative',
    gridTemplateRows: '1fr auto auto 1fr',
    justifyItems: 'center',
    rowGap: '3',
    overflow: 'hidden',
    backgroundColor: 'bg.quiet',
  },
  plan: {
    position: 'absolute',
    inset: '-20%',
    width: '140%',
    height: '140%',
    opacity: 0.22,
    transform: 'rotate(-14deg)',
  },
  pin: { position: 'relative', gridRow: 2, width: '3rem', height: '3.75rem' },
  show: { gridRow: 3, backgroundColor: 'bg.raised' },
  // In the corner, as a map names its source.
  note: {
    position: 'relative',
    gridRow: 4,
    alignSelf: 'end',
    justifySelf: 'end',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderTopLeftRadius: 'control',
    backgroundColor: 'bg.raised',
    textStyle: 'small',
    color: 'fg.muted',
  },
})

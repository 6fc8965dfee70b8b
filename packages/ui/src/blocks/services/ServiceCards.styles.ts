import { coveringLink } from '#primitives/coveringLink.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const eased = {
  transitionProperty: 'transform',
  transitionDuration: 'slow',
  transitionTimingFunction: 'out',
} as const

/** The movement of a part while the pointer is over its card; none under reduced motion. */
const onHover = (transform: string) => ({
  '[data-card]:hover &': { transform, _motionReduce: { transform: 'none' } },
})

export const styles = defineSlotStyles({
  // A column is one per cent of the width, so that the widths of a pair are spans.
  list: {
    display: 'grid',
    rowGap: { base: '4', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(100, minmax(0, 1fr))' },
  },
  card: {
    position: 'relative',
    // On phones the middle of the drawing beside the texts, else the drawing over them.
    display: { base: 'flex', md: 'block' },
    gap: '3',
    padding: { base: '3', md: '0' },
    minWidth: '0',
    borderRadius: 'surface',
    // The ground of the drawings; a darker one where they are tiles.
    backgroundColor: { base: 'bg.darkest', md: 'bg.darkRaised' },
    color: 'fg.onDark',
    _highContrast: { borderWidth: 'hairline' },
    _print: { borderWidth: 'hairline', breakInside: 'avoid', '&, & *': { color: 'fg !important' } },
  },
  frame: {
    overflow: 'hidden',
    flex: 'none',
    width: { base: '16', md: 'auto' },
    height: { base: '16', md: '9.5rem', lg: '13rem' },
    borderRadius: { base: 'control', md: '{radii.surface} {radii.surface} 0 0' },
    _print: { display: 'none' },
  },
  picture: {
    display: 'block',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    ...eased,
    ...onHover('scale(1.03)'),
  },
  texts: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '1',
    rowGap: { base: '1', md: '2' },
    paddingInline: { md: '5', lg: '8' },
    paddingTop: { md: '5', lg: '6' },
    paddingBottom: { md: '6', lg: '8' },
  },
  link: coveringLink('surface'),
  text: { gridColumn: '1 / -1', maxWidth: '34rem', textStyle: { base: 'small', md: 'body' } },
  arrow: {
    marginTop: '0.05em',
    fontSize: 'xl',
    color: 'fg.accentOnDark',
    // The longest word of a name needs its room.
    '@media (max-width: 22em)': { display: 'none' },
    ...eased,
    ...onHover('translateX(4px)'),
  },
})

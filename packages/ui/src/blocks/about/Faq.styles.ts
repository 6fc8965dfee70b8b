import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: {
    display: 'grid',
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
  list: { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  item: { borderBottomWidth: 'hairline', borderColor: 'border.hairline' },
  question: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    minHeight: 'target',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    paddingBlock: '5',
    borderRadius: 'xs',
    textStyle: 'h4',
    textAlign: 'start',
    textWrap: 'pretty',
    hyphens: 'inherit',
    overflowWrap: 'inherit',
    cursor: 'pointer',
    _print: { paddingBlock: '4' },
    transitionProperty: 'color',
    transitionDuration: 'fast',
    _hover: { color: 'fg.link' },
  },
  // A plus that lies down to a minus.
  sign: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '9',
    height: '9',
    borderRadius: 'full',
    backgroundColor: 'bg.quiet',
    color: 'fg.link',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    '& path:last-of-type': {
      transitionProperty: 'transform',
      transitionDuration: 'base',
      transformOrigin: 'center',
    },
    _print: { display: 'none' },
    '[open] > summary > &': {
      backgroundColor: 'bg.accent',
      '& path:last-of-type': { transform: 'scaleY(0)' },
    },
  },
  fold: {
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      blockSize: '0',
      overflow: 'clip',
      // Words that go are still read while they go.
      transition:
        'block-size {durations.base} {easings.out}, content-visibility {durations.base} allow-discrete',
      _print: { blockSize: 'auto', contentVisibility: 'visible' },
    },
    '&[open]::details-content': { blockSize: 'auto' },
  },
  answer: {
    display: 'grid',
    gap: '3',
    paddingBottom: '6',
    paddingInlineEnd: { md: '14' },
    color: 'fg.muted',
  },
  link: { gridColumn: { lg: 2 } },
})

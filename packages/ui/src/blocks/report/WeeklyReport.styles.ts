import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  // A sheet of A4 in print.
  sheet: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    maxWidth: '56rem',
    padding: { base: 'min({spacing.5}, 6vw)', md: '12' },
    ...surface,
    _print: { maxWidth: 'none', padding: '0', gap: '6', borderWidth: '0', fontSize: 'sm' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '4',
  },
  figures: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    borderBlockWidth: 'hairline',
    borderColor: 'border.hairline',
    paddingBlock: '6',
    _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlock: '4' },
  },
  figure: { display: 'grid', gap: '1', alignContent: 'start' },
  value: { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' },
  plan: { display: 'grid', gap: '4', _print: { breakInside: 'avoid' } },
  stages: { display: 'grid', gap: { base: '4', md: '3' } },
  stage: {
    display: 'grid',
    alignItems: 'center',
    gap: '1.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
    _print: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  },
  stageName: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingInlineEnd: { md: '4' },
  },
  stageWeeks: {
    flexShrink: '0',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
  },
  track: {
    position: 'relative',
    display: 'block',
    height: '5',
    borderRadius: 'full',
    backgroundColor: 'bg.band',
    _highContrast: { borderWidth: 'hairline' },
  },
  bar: {
    position: 'absolute',
    insetBlock: '0',
    borderRadius: 'full',
    backgroundColor: 'motif.paperLime',
    '&[data-over]': { backgroundColor: 'motif.paper2' },
    _print: { printColorAdjust: 'exact' },
    _highContrast: { backgroundColor: 'CanvasText' },
  },
  now: {
    position: 'absolute',
    insetBlock: '-1.5',
    width: '2px',
    backgroundColor: 'fg',
    _highContrast: { backgroundColor: 'Highlight' },
  },
  columns: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6' },
  },
})

import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** Form and preview stand beside each other. */
const wide = '@container (width >= 50rem)'

export const styles = defineSlotStyles({
  page: { containerType: 'inline-size' },
  columns: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [wide]: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 36%)' } },
  },
  fields: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The bar at the foot hides no field that has the focus.
    '& :is(input, textarea, select, button)': { scrollMarginBottom: '28' },
  },
  parts: { display: 'grid', gap: '5', marginTop: '5', gridTemplateColumns: 'minmax(0, 1fr)' },
  panel: { containerType: 'inline-size' },
  rows: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // City and country are short.
    '@container (width >= 22rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :not([data-short])': { gridColumn: '1 / -1' },
    },
  },
  // The original stands before its translation, and beside it where both have room.
  pair: {
    display: 'grid',
    columnGap: '6',
    rowGap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (width >= 38rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  source: {
    minWidth: '0',
    paddingInlineStart: '3.5',
    borderInlineStartWidth: '2px',
    borderColor: 'border.hairline',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > span': { display: 'block' },
    '& > :first-child': { fontWeight: 'strong' },
  },
  preview: {
    ...surface,
    minWidth: '0',
    padding: { base: '4', md: '5' },
    overflowWrap: 'anywhere',
    [wide]: { position: 'sticky', top: '24', maxHeight: 'calc(100dvh - {spacing.28})', overflowY: 'auto' },
  },
  categories: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1.5',
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    '& > li > span': { flex: '1 1 8rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
})

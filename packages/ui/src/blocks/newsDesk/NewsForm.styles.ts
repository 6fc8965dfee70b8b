import { narrowWidth } from '#primitives/narrowPage.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const styles = defineSlotStyles({
  fields: {
    ...stack,
    gap: { base: '5', md: '6' },
    // The bar at the foot hides no field that has the focus.
    '& :is(input, textarea, select, button)': { scrollMarginBottom: '28' },
  },
  parts: { ...stack, gap: '5', marginTop: '5' },
  units: { display: 'grid', minWidth: '0', '& > legend': { textStyle: 'label' } },
  hint: { textStyle: 'small', color: 'fg.hint' },
  /** As wide as the list of cards on the page of the news, on a computer and on a phone. */
  preview: { containerType: 'inline-size', maxWidth: narrowWidth, overflowWrap: 'anywhere' },
  narrow: { maxWidth: '22.5rem' },
  names: { columns: '14rem auto', marginTop: '4', '& > li': { breakInside: 'avoid' } },
})

import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const styles = defineSlotStyles({
  page: { containerType: 'inline-size' },
  columns: {
    ...stack,
    gap: { base: '5', md: '6' },
    alignItems: 'start',
    '@container (width >= 50rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 40%)' },
  },
  fields: {
    ...stack,
    gap: { base: '5', md: '6' },
    // The bar at the foot hides no field that has the focus.
    '& :is(input, textarea, select, button)': { scrollMarginBottom: '28' },
  },
  parts: { ...stack, gap: '5', marginTop: '5' },
  units: { display: 'grid', minWidth: '0', '& > legend': { textStyle: 'label' } },
  hint: { textStyle: 'small', color: 'fg.hint' },
  preview: { ...surface, ...stack, gap: '4', padding: { base: '4', md: '5' }, overflowWrap: 'anywhere' },
  names: { columns: '14rem auto', marginTop: '4', '& > li': { breakInside: 'avoid' } },
})

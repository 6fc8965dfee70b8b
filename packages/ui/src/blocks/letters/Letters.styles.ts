import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  fields: {
    display: 'grid',
    gap: '5',
    marginTop: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The bar at the foot hides no field that has the focus.
    '& :is(input, textarea, button)': { scrollMarginBottom: '28' },
  },
  /** A mail program paints its own page, light in every theme. */
  page: {
    display: 'block',
    maxWidth: 'full',
    height: '36rem',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'white',
    colorScheme: 'light',
  },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  time: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    marginBlock: '5',
    '& > *': { flex: '0 1 16rem', minWidth: '0' },
  },
})

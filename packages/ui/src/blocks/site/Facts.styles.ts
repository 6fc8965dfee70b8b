import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  fields: {
    display: 'grid',
    gap: '6',
    marginTop: '6',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The bar at the foot hides no field that has the focus.
    '& :is(input, button)': { scrollMarginBottom: '28' },
  },
  part: {
    display: 'grid',
    gap: '5',
    minWidth: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > legend': { fontWeight: 'strong', marginBottom: '3' },
  },
  hint: { textStyle: 'small', color: 'fg.muted', marginTop: '-2' },
  listLabel: { textStyle: 'label' },
  contrasts: {
    marginTop: '2',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: '2',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
  },
  swatch: { borderRadius: 'xs', paddingInline: '2.5', paddingBlock: '1', fontWeight: 'strong' },
  ratio: { fontVariantNumeric: 'tabular-nums', minWidth: '16', textAlign: 'end' },
  verdict: { textStyle: 'small', color: 'fg.muted', minWidth: '24' },
  // A screen is shown in a half or a quarter of its size.
  frame: {
    height: '30rem',
    marginTop: '3',
    overflow: 'hidden',
    borderRadius: 'control',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    '& iframe': {
      width: { base: '400%', md: '200%' },
      height: { base: '400%', md: '200%' },
      border: '0',
      transform: { base: 'scale(0.25)', md: 'scale(0.5)' },
      transformOrigin: '0 0',
    },
    '&[data-phone]': { width: '24.375rem', maxWidth: 'full', height: '40rem' },
    '&[data-phone] iframe': { width: 'full', height: 'full', transform: 'none' },
  },
})

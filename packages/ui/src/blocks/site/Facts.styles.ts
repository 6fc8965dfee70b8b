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
  sample: {
    margin: '0',
    '& > div': {
      overflow: 'hidden',
      borderRadius: 'control',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    '& figcaption': { textStyle: 'small', color: 'fg.muted', marginTop: '1.5' },
  },
  sampleBar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: '4',
    paddingBlock: '3',
    fontWeight: 'strong',
  },
  samplePage: {
    display: 'grid',
    gap: '3',
    padding: '4',
    '& span': { borderRadius: 'control', paddingInline: '3.5', paddingBlock: '2', fontWeight: 'strong' },
  },
})

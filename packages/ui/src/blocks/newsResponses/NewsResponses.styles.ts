import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
  reaction: {
    paddingInline: '3',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed=true]': { borderColor: 'border.primary' },
  },
  comments: { display: 'grid', gap: '5', marginTop: '3' },
  list: { display: 'grid', gap: '4' },
  comment: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    textStyle: 'small',
    '& > b': { fontWeight: 'strong' },
    '& > time': { color: 'fg.hint' },
  },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  delete: { marginInlineStart: '-4' },
})

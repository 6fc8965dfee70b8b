import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  list: { marginTop: '3' },
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    paddingBlock: '3',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    _print: { breakInside: 'avoid' },
  },
  name: { display: 'block', fontWeight: 'medium' },
  type: { display: 'block', textStyle: 'small', color: 'fg.muted' },
  serial: { minWidth: '0', textAlign: { sm: 'end' } },
  serialLabel: { display: { sm: 'block' }, textStyle: 'small', color: 'fg.muted' },
  // Readable letter by letter; one press selects it.
  number: { userSelect: 'all', overflowWrap: 'anywhere' },
})

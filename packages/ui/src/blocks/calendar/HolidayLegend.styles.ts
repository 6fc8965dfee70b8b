import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: { minWidth: '0', _print: { '& h2': { fontSize: '10pt' } } },
  list: {
    marginTop: '3',
    columnWidth: '19.5rem',
    columnGap: '6',
    _print: { columnWidth: 'auto', columnCount: 4, columnGap: '4mm', marginTop: '1mm' },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto minmax(0, 1fr)',
      sm: 'minmax(8.5rem, max-content) 4rem minmax(0, 1fr)',
    },
    columnGap: '1.5',
    paddingBlock: '1.5',
    breakInside: 'avoid',
    textStyle: 'small',
    _print: {
      gridTemplateColumns: 'minmax(20mm, max-content) 9mm minmax(0, 1fr)',
      columnGap: '1mm',
      paddingBlock: '0',
      fontSize: '7.5pt',
      lineHeight: '1.35',
    },
  },
  /** What is no ordinary day off looks here as it looks in its month, so that the list explains the looks. */
  date: {
    justifySelf: 'start',
    alignSelf: 'start',
    borderRadius: 'xs',
    color: 'holiday.fg',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    printColorAdjust: 'exact',
    '&[data-kind=estimate], &[data-kind=named]': { paddingInline: '1.5' },
    '&[data-kind=estimate]': {
      backgroundColor: 'holiday.bg',
      outline: '1px dashed {colors.holiday.fg}',
      outlineOffset: '-1px',
    },
    '&[data-kind=named]': { boxShadow: 'inset 0 0 0 1px {colors.holiday.fg}' },
    _highContrast: { '&[data-kind=named]': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  name: { gridColumn: { base: '1 / -1', sm: 'auto' }, _print: { gridColumn: 'auto' } },
  weekday: { color: 'fg.hint' },
  mark: {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: '1.4',
    _print: { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit' },
  },
  note: { marginTop: '3', textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' },
})

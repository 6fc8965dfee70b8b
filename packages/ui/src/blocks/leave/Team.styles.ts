import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const granted = { backgroundColor: 'bg.primary', _highContrast: { backgroundColor: 'Highlight' } }
const pending = {
  // Opaque: the ground of a day does not shine through.
  backgroundColor: 'bg.surface',
  backgroundImage: 'repeating-linear-gradient(135deg, {colors.bg.active} 0 3px, transparent 3px 7px)',
  boxShadow: 'inset 0 0 0 1px {colors.border.control}',
  _highContrast: { outline: '1px dashed CanvasText', outlineOffset: '-2px' },
}
const elsewhere = {
  backgroundColor: 'meeting.skyFill',
  boxShadow: 'inset 0 3px 0 0 {colors.meeting.skyBar}, inset 0 -3px 0 0 {colors.meeting.skyBar}',
  _highContrast: { outline: '2px dotted CanvasText', outlineOffset: '-2px' },
}
const conflict = {
  backgroundColor: 'bg.warning',
  _highContrast: { outline: '2px solid CanvasText', outlineOffset: '-2px' },
}
const looks = {
  '&[data-look=granted]': granted,
  '&[data-look=pending]': pending,
  '&[data-look=elsewhere]': elsewhere,
  '&[data-look=weekend]': { backgroundColor: 'bg.band' },
  '&[data-look=holiday]': { backgroundColor: 'holiday.bg' },
  '&[data-look=conflict]': conflict,
} as const

export const styles = defineSlotStyles({
  box: {
    ...surface,
    position: 'relative',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    _print: { overflow: 'visible' },
  },
  /** Cells are plain elements: a team of forty has more than a thousand. */
  table: {
    width: 'full',
    minWidth: '51rem',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'small',
    _print: { minWidth: '0' },
    '& thead th': {
      height: '12',
      paddingInline: '0',
      fontWeight: 'medium',
      fontSize: 'xs',
      color: 'fg.muted',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
    },
    '& th[data-name]': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: 'raised',
      width: '11.5rem',
      paddingInline: '4',
      backgroundColor: 'bg.surface',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      _print: { position: 'static' },
    },
    // The picture has both lines beside it.
    '& tbody th[data-name]': { paddingInlineStart: '3rem', paddingInlineEnd: '1' },
    '& tbody th': { height: '12', fontWeight: 'control', lineHeight: 'snug' },
    '& th > [data-initials]': { position: 'absolute', insetInlineStart: '3', top: 'calc(50% - 0.875rem)' },
    '& tbody th small': { display: 'block', color: 'fg.hint', fontWeight: 'body' },
    '& tbody > tr > *': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '& td': { height: '12', padding: '0' },
    '& [data-weekend]': { backgroundColor: 'bg.band' },
    '& [data-holiday]': { backgroundColor: 'holiday.bg' },
    '& thead th[data-holiday]': { color: 'holiday.fg' },
    '& [data-conflict]': conflict,
    '& thead th[data-conflict]': { color: 'fg', fontWeight: 'strong' },
    '& thead th[data-today]': {
      color: 'fg.link',
      fontWeight: 'strong',
      boxShadow: 'inset 0 -3px 0 0 {colors.fg.link}',
    },
  },
  bar: {
    display: 'block',
    height: '6',
    ...looks,
    // Days in a row are one bar: no edge between them.
    '&[data-look=pending]': {
      ...pending,
      boxShadow: 'none',
      borderBlockWidth: 'hairline',
      borderColor: 'border.control',
    },
    '&[data-look=pending][data-first]': { borderInlineStartWidth: 'hairline' },
    '&[data-look=pending][data-last]': { borderInlineEndWidth: 'hairline' },
    '&[data-first]': { marginInlineStart: '0.5', borderStartStartRadius: 'xs', borderEndStartRadius: 'xs' },
    '&[data-last]': { marginInlineEnd: '0.5', borderStartEndRadius: 'xs', borderEndEndRadius: 'xs' },
  },
  legend: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', marginTop: '3' },
  swatch: { width: '4', height: '4', marginTop: '0.5', borderRadius: 'xs', flexShrink: '0', ...looks },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
  card: {
    ...surface,
    display: 'flex',
    gap: '2.5',
    borderRadius: 'card',
    padding: '4',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'label' },
    '& small': { color: 'fg.muted', fontSize: 'inherit' },
    '& [data-conflict]': { ...conflict, marginTop: '1', paddingInline: '1.5', borderRadius: 'xs' },
  },
})

import { highlighted } from '#primitives/highlighted.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const holiday = { backgroundColor: 'holiday.bg' }

/** Today and the days to come have an edge: they are something to press. A working day is filled as well. */
const edge = {
  boxShadow: 'inset 0 0 0 1px {colors.border.control}',
  _highContrast: { outline: '1px dotted CanvasText', outlineOffset: '-3px' },
}
const free = { ...edge, backgroundColor: 'bg.quiet' }
const today = { boxShadow: 'inset 0 0 0 2px {colors.fg.link}' }
const chosen = { backgroundColor: 'bg.primary', _highContrast: highlighted }

/** Asked for, and not decided: hatched. */
const requested = {
  backgroundImage: 'repeating-linear-gradient(135deg, {colors.bg.active} 0 3px, transparent 3px 7px)',
  boxShadow: 'inset 0 0 0 1px {colors.border.control}',
  _highContrast: { outline: '1px dashed CanvasText', outlineOffset: '-3px' },
}

/** Granted: filled, with a bar below. */
const granted = {
  backgroundColor: 'bg.active',
  boxShadow: 'inset 0 -3px 0 0 {colors.fg.link}',
  _highContrast: { outline: '2px solid CanvasText', outlineOffset: '-3px' },
}

export const styles = defineSlotStyles({
  /** As high as the longest month, so that nothing below moves when the month changes. */
  frame: { minHeight: { base: '20.5rem', sm: '22rem' } },
  table: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 0.25rem',
    userSelect: 'none',
    '&[aria-disabled=true]': { opacity: 0.6 },
  },
  weekday: {
    position: 'relative',
    height: '9',
    textStyle: 'small',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.hint',
    textTransform: 'uppercase',
    letterSpacing: '0.04em',
  },
  cell: {
    height: { base: 'target', sm: '12' },
    padding: '0',
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: 'control',
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&:hover > span': { boxShadow: 'inset 0 0 0 1px {colors.border.controlHover}' },
    '&[data-disabled]:hover > span': { boxShadow: 'none' },
  },
  /** A run of chosen days is one bar on its row. */
  day: {
    display: 'grid',
    placeItems: 'center',
    height: 'full',
    borderRadius: 'control',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    '&[data-quiet]': { color: 'fg.hint', fontSize: 'sm' },
    '&[data-open]': { ...edge, marginInline: '1px' },
    '&[data-free]': { ...free, fontWeight: 'medium' },
    '&[data-holiday]': { ...holiday, color: 'holiday.fg', fontWeight: 'strong' },
    // Chosen days in a row are one bar; free days and holidays in a row are not.
    '&[data-holiday]:not([data-selected])': { marginInline: '1px' },
    '&[data-requested]': requested,
    '&[data-granted]': { ...granted, color: 'fg' },
    // A ring: a filled day is a chosen one.
    '&[data-today]': { ...today, fontWeight: 'strong' },
    '&[data-selected]': {
      ...chosen,
      color: 'fg.onPrimary',
      fontWeight: 'strong',
    },
    // No edge within the bar.
    '&[data-selected]:not([data-today])': { boxShadow: 'none' },
    '&[data-selected][data-requested]': {
      backgroundImage:
        'repeating-linear-gradient(135deg, {colors.bg.primaryHover} 0 3px, transparent 3px 7px)',
    },
    '&[data-selected][data-holiday]': { color: 'fg.dangerOnDark' },
    '&[data-selected][data-today]': { color: 'fg.accentOnDark' },
    '&[data-after]': { borderStartStartRadius: '0', borderEndStartRadius: '0' },
    '&[data-before]': { borderStartEndRadius: '0', borderEndEndRadius: '0' },
    _highContrast: {
      '&[data-holiday]': { borderWidth: 'hairline', borderColor: 'CanvasText' },
      '&[data-today]': { borderWidth: '3px', borderColor: 'Highlight' },
    },
  },
  /** A small day of the legend. */
  swatch: {
    flexShrink: 0,
    width: '4',
    height: '4',
    marginTop: '0.5',
    borderRadius: 'xs',
    '&[data-kind=holiday]': {
      ...holiday,
      _highContrast: { borderWidth: 'hairline', borderColor: 'CanvasText' },
    },
    '&[data-kind=free]': free,
    '&[data-kind=today]': today,
    '&[data-kind=chosen]': chosen,
    '&[data-kind=requested]': requested,
    '&[data-kind=granted]': granted,
  },
})

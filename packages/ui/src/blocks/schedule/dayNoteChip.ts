/** A holiday or an off day: a chip of one line, by its `data-kind`. */
export const dayNoteChip = {
  display: 'block',
  width: 'fit-content',
  paddingInline: '1.5',
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: 'xs',
  backgroundColor: 'holiday.bg',
  color: 'holiday.fg',
  fontSize: '0.75rem',
  fontWeight: 'medium',
  lineHeight: '1.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  printColorAdjust: 'exact',
  _highContrast: {
    forcedColorAdjust: 'none',
    borderColor: 'CanvasText',
    backgroundColor: 'Canvas',
    color: 'CanvasText',
  },
  // A holiday on which people work.
  '&[data-kind=named]': { backgroundColor: 'transparent', borderColor: 'currentColor' },
  '&[data-kind=away]': { backgroundColor: 'bg.active', color: 'fg' },
  // By its bar as well as by its colour.
  '&[data-kind=elsewhere]': {
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'meeting.skyBar',
    backgroundColor: 'meeting.skyFill',
    color: 'fg',
  },
} as const

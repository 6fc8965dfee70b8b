/** The box of a native checkbox in the colours of the theme. Forced colours keep the box of the browser. */
export const tickBox = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '5',
  height: '5',
  borderWidth: 'hairline',
  borderColor: 'border.control',
  borderRadius: 'xs',
  backgroundColor: 'bg.control',
  cursor: 'pointer',
  '&:checked': { borderColor: 'bg.primary', backgroundColor: 'bg.primary' },
  '&:checked::before': {
    content: '""',
    width: '0.375rem',
    height: '0.6875rem',
    marginTop: '-0.125rem',
    borderStyle: 'solid',
    borderColor: 'fg.onPrimary',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  // A box for several of which some are selected.
  '&:indeterminate': { borderColor: 'bg.primary', backgroundColor: 'bg.primary' },
  '&:indeterminate::before': {
    content: '""',
    width: '0.625rem',
    height: '0.125rem',
    backgroundColor: 'fg.onPrimary',
  },
  _highContrast: { appearance: 'auto', '&:is(:checked, :indeterminate)::before': { content: 'none' } },
} as const

import { highlighted } from '#primitives/highlighted.ts'

/** The styles of the options under a combobox. */
export const optionList = {
  list: {
    zIndex: 'dialog',
    // Five whole rows; a shade at its end tells of more.
    maxHeight: 'min(14.625rem, var(--available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '1.5',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.raised',
    backgroundImage:
      'linear-gradient(transparent, {colors.bg.raised} 60%), linear-gradient(transparent, {colors.border.hairline})',
    backgroundPosition: 'bottom',
    backgroundSize: '100% 2rem, 100% 0.75rem',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
    boxShadow: 'floating',
  },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    minHeight: 'target',
    columnGap: '2.5',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'xs',
    textStyle: 'control',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& > [data-initials]': { alignSelf: 'center', marginBlock: '-1' },
    _hover: { backgroundColor: 'bg.quiet' },
    '&[aria-selected=true]': {
      backgroundColor: 'bg.active',
      _highContrast: highlighted,
    },
  },
  detail: { textStyle: 'small', color: 'fg.muted', _highContrast: { color: 'inherit' } },
} as const

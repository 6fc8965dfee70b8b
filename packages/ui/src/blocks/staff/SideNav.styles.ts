import { highlighted } from '#primitives/highlighted.ts'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
  list: { display: 'grid', gap: '1', minWidth: '0' },
  foot: {
    display: 'grid',
    gap: '1',
    marginTop: '3',
    paddingTop: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'target',
    paddingInline: '3.5',
    paddingBlock: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    textAlign: 'start',
    fontSize: '0.9375rem',
    lineHeight: 'snug',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.quiet', color: 'fg' },
    _active: { backgroundColor: 'bg.active' },
    _disabled: { cursor: 'progress', opacity: 0.6 },
    '&[aria-current]': {
      backgroundColor: 'bg.active',
      color: 'fg',
      fontWeight: 'medium',
      _highContrast: highlighted,
    },
    '[data-icons] &': { justifyContent: 'center', paddingInline: '0' },
  },
  label: { minWidth: '0', '[data-icons] &': visuallyHidden },
})

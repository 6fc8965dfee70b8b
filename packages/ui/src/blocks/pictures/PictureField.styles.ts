import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  chosen: { display: 'grid', gap: '4', marginTop: '4' },
  preview: {
    position: 'relative',
    width: 'fit-content',
    maxWidth: 'full',
    borderRadius: 'control',
    overflow: 'hidden',
    backgroundColor: 'bg.band',
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
  },
  picture: { width: 'auto', maxWidth: 'full', maxHeight: '20rem' },
  shipped: { width: 'auto', maxWidth: 'full', maxHeight: '10rem' },
  // Seen on dark and on light pictures.
  focus: {
    position: 'absolute',
    width: '7',
    height: '7',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'full',
    border: '3px solid white',
    boxShadow: '0 0 0 2px black, inset 0 0 0 2px black',
    _focusVisible: { outline: '3px solid var(--focus-ring)', outlineOffset: '3px' },
    _highContrast: { borderColor: 'Highlight' },
  },
  hint: { marginTop: '2', textStyle: 'small', color: 'fg.hint' },
})

import { tickBox } from '#primitives/tickBox.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { wide } from './LabelsPage.styles.ts'

export const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: '0' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  // A live region exists before its text, or the text is not announced; empty, it has no height.
  found: { textStyle: 'small', color: 'fg.muted', '&:empty': { position: 'absolute' } },
  /** A part of the page; beside the sheets it scrolls by itself, so that they and the button stay near. */
  list: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    overflow: 'hidden',
    [wide]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // It ends within a row, over a shadow that goes at its end: more names follow.
      maxHeight: '27rem',
      background:
        'linear-gradient({colors.bg.surface}, {colors.bg.surface}) bottom / 100% 1rem no-repeat local, linear-gradient(transparent, color-mix(in srgb, {colors.fg.hint} 24%, transparent)) bottom / 100% 1rem no-repeat {colors.bg.surface}',
    },
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    scrollbarWidth: 'thin',
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '14',
    paddingInline: '4',
    paddingBlock: '2',
    // The line over the first ones lies on the frame.
    marginTop: '-1px',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.quiet' },
    // Inside, or the list's edge cuts it off.
    '&:has(:focus-visible)': {
      outline: '3px solid var(--focus-ring)',
      outlineOffset: '-3px',
    },
  },
  // What gets the focus scrolls above the row of Print.
  box: { ...tickBox, scrollMarginBlock: '9rem', _focusVisible: { outline: 'none' } },
  texts: {
    display: 'grid',
    minWidth: '0',
    textStyle: 'control',
    overflowWrap: 'anywhere',
    hyphens: 'manual',
  },
  detail: { textStyle: 'small', color: 'fg.hint', fontWeight: 'body' },
})

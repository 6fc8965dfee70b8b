import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '1', _print: { display: 'none' } },
  // Beside each other where both fit, otherwise below each other.
  tool: { flex: '1 1 auto', paddingInline: '3' },
  outcome: { textStyle: 'small', textAlign: 'center', color: 'fg.muted', _print: { display: 'none' } },
  address: { display: 'block', marginTop: '1', color: 'fg', userSelect: 'all', overflowWrap: 'anywhere' },
  panel: {
    marginTop: '1',
    paddingTop: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    // Print would show only the background of the choice.
    '& [role=tablist]': { _print: { display: 'none' } },
  },
  // Square before the code is loaded, so that nothing moves later.
  code: {
    display: 'grid',
    alignItems: 'center',
    aspectRatio: '1',
    // Its own margin may lie in the sheet's, which is white as well.
    width: 'calc(100% + 2 * {spacing.4})',
    maxWidth: '19rem',
    marginInlineStart: 'max(-1 * {spacing.4}, 50% - 9.5rem)',
    marginBlock: '-2',
  },
  text: { textStyle: 'small', textAlign: 'center', color: 'fg.muted' },
})

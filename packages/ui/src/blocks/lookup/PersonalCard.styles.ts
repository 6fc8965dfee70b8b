import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  mark: { display: 'block', height: '2.25rem', marginInlineStart: '-0.5', color: 'border.primary' },
  // Hyphenation does not know the syllables of names.
  name: { marginTop: '6', hyphens: 'manual' },
  position: { marginTop: '1.5', color: 'fg.muted' },
  rows: { marginTop: '6' },
  row: { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  // The background of a row is wider than its text; the line between two rows is not.
  link: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    minHeight: 'target',
    marginInline: '-3',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.quiet' },
    _active: { backgroundColor: 'bg.active' },
  },
  label: { display: 'block', textStyle: 'small', color: 'fg.muted' },
  value: { display: 'block', fontWeight: 'medium', color: 'fg.link', overflowWrap: 'anywhere' },
  icon: { color: 'fg.hint', fontSize: '1.0625rem' },
  outcome: { '&:has(> :empty)': { position: 'absolute' }, _print: { display: 'none' } },
  actions: { display: 'grid', gap: '3', marginTop: '5', _print: { marginTop: '0' } },
})

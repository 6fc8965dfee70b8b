import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  page: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    width: 'full',
    minWidth: '0',
    maxWidth: '76rem',
    marginInline: 'auto',
  },
  // Two columns where both have room for a line of text that is easily read.
  columns: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
  },
  side: { display: 'grid', gap: { base: '5', md: '6' }, minWidth: '0' },
  folded: {
    ...surface,
    minWidth: '0',
    paddingInline: { base: '4', sm: '6' },
    paddingBlock: { base: '2', sm: '3' },
  },
  unfolded: { display: 'grid', gap: '4', paddingBlock: '2' },
  list: { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  row: {
    paddingBlock: '5',
    borderColor: 'border.hairline',
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    '&:last-of-type': { paddingBottom: '0' },
    _print: { breakInside: 'avoid' },
  },
  // Keeps the typed lines; direction marks in the text do not affect the text around it.
  text: { unicodeBidi: 'plaintext', marginTop: '3', maxWidth: 'prose', whiteSpace: 'pre-line' },
  answer: {
    marginTop: '4',
    padding: '4',
    maxWidth: 'prose',
    borderRadius: 'control',
    backgroundColor: 'bg.quiet',
    whiteSpace: 'pre-line',
    _highContrast: { borderWidth: 'hairline' },
  },
  said: { unicodeBidi: 'plaintext', marginTop: '1' },
  status: { marginTop: '6', paddingTop: '5', borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  codeCard: {
    marginTop: '5',
    padding: { base: '4', sm: '6' },
    borderRadius: 'card',
    backgroundColor: 'bg.quiet',
  },
  check: { display: 'inline-block', color: 'fg.link', marginInlineEnd: '1.5', verticalAlign: '-0.3em' },
  code: {
    display: 'block',
    marginTop: '1',
    fontFamily: 'heading',
    // Breaks after a dash only: two lines on phones.
    fontSize: { base: '1.125rem', md: '1.375rem' },
    fontWeight: 'heading',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.02em',
    lineHeight: 'snug',
    hyphens: 'manual',
    userSelect: 'all',
  },
})

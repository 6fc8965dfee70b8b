/** The looks of a link whose area is the whole card around it, which wears its ring; the card is positioned. */
export const coveringLink = (borderRadius: 'card' | 'surface') => ({
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
  },
})

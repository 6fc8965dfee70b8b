/** A link that covers the whole card, and draws its focus ring around the card. The card is positioned. */
export const coveringLink = (borderRadius: 'card' | 'surface') => ({
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
  },
})

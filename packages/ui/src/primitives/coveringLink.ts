/** A link that covers the whole positioned box around it, and draws its focus ring around the box. */
export const coveringLink = (borderRadius: 'xs' | 'card' | 'surface') => ({
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
  },
})

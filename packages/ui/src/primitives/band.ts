/** The dark band at the head of a page of the staff area. */
export const band = {
  padding: { base: '5', sm: '6', md: '8' },
  borderRadius: 'surface',
  backgroundColor: 'bg.darkest',
  color: 'fg.onDark',
  _highContrast: { borderWidth: 'hairline' },
} as const

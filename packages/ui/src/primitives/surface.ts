/** The ground and the frame of a card. */
export const surface = {
  borderWidth: 'hairline',
  borderColor: 'border.hairline',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
} as const

/** The chosen one of several in forced colours, where grounds of our own are gone. */
export const highlighted = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

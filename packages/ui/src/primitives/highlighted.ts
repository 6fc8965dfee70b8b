/** The selected option in forced colours, which remove our backgrounds. */
export const highlighted = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const

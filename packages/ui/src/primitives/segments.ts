import { highlighted } from './highlighted.ts'

/** A row of choices on one ground: tabs, toggle buttons, links. */
export const segmentRow = {
  display: 'flex',
  gap: '1',
  padding: '1',
  borderRadius: 'control',
  backgroundColor: 'bg.band',
} as const

/** One of them; the chosen one also has the looks of `chosenSegment`. */
export const segment = {
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: 'calc({radii.control} - {spacing.1})',
  color: 'fg.muted',
  textStyle: 'control',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: 'fast',
  _hover: { color: 'fg', backgroundColor: 'bg.page' },
} as const

export const chosenSegment = {
  color: 'fg',
  backgroundColor: 'bg.chosen',
  borderColor: 'border.hairline',
  _highContrast: { ...highlighted, borderColor: 'Highlight' },
} as const

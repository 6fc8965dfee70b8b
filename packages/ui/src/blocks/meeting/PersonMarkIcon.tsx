import type { AvailabilityState } from '@atrium/contract/meetings'
import { Icon } from '#primitives/Icon.tsx'

const circle = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Z'

const paths: Record<AvailabilityState, string> = {
  free: 'm5 12.5 4.5 4.5L19 7.5',
  busy: `${circle}M8.5 12h7`,
  tentative: `${circle}M12 8v4l2.5 2`,
  away: 'M14 5H6.5v14H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  unknown: `${circle}M9.9 10a2.1 2.1 0 1 1 2.9 1.9c-.5.2-.8.6-.8 1.1v.3M12 15.8v.1`,
}

/** The icon of a person’s availability; the word is beside it. */
export const PersonMarkIcon = ({ state }: { state: AvailabilityState }) => (
  <Icon d={paths[state]} fontSize="0.8125rem" />
)

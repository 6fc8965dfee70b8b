import { meetingLooks } from './meetingLooks.ts'

/** The grounds of initials with their texts: the light and the strong one of each look. A test has their contrasts. */
export const avatarColours = [
  ...meetingLooks.map((look) => ({ ground: `meeting.${look}Fill`, text: 'fg' })),
  ...meetingLooks.map((look) => ({ ground: `meeting.${look}OnDark`, text: 'fg.onAccent' })),
] as const

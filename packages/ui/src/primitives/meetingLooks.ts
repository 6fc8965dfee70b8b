/** The five colour styles of meetings (spec 9), in the order of their numbers; `meeting.limeFill` is a fill, `meeting.limeBar` a bar. */
export const meetingLooks = ['lime', 'sky', 'amber', 'coral', 'lilac'] as const

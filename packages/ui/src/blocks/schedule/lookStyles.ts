import { meetingLooks } from '#primitives/meetingLooks.ts'

/** The five colour styles of meetings (spec 9): fill and bar. */
export const lookStyles = Object.fromEntries(
  meetingLooks.map((look, at) => [
    `& [data-look="${at}"]`,
    { '--fill': `{colors.meeting.${look}Fill}`, '--bar': `{colors.meeting.${look}Bar}` },
  ]),
)

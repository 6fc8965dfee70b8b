import type { Meeting, OwnAnswer, SharedMeeting } from '@atrium/contract/meetings'

/** An answer that this person gave in this browser. */
export interface GivenAnswer extends Pick<OwnAnswer, 'state' | 'at' | 'sequence'> {
  /** The time that the meeting had then; left out by an earlier version. It is not sent. */
  seen?: Pick<Meeting, 'day' | 'start'> | undefined
}

/** A meeting in the state, its last change that the server has, and what the server knows of its people and room. */
export interface StoredMeeting {
  meeting: Meeting
  /** The `changedAt` of the server's copy; `null` when it has none. Never later than that of the meeting here. */
  syncedAt: string | null
  /** As the server last answered it; left out for a meeting without invitees and without a room. */
  shared?: SharedMeeting | undefined
  /** The latest answers given in this browser: by the day of the occurrence, and under '' to the whole meeting. */
  answers?: Readonly<Record<string, GivenAnswer>> | undefined
}

/** Whether the server does not have the current version of a meeting. */
export const isUnsent = ({ meeting, syncedAt }: StoredMeeting): boolean =>
  syncedAt === null || syncedAt < meeting.changedAt

import { writeTime } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import { makePlan } from '#plan/makePlan.ts'

const madeAt = '2026-11-01T08:00:00.000Z'

/** Meetings of a person, about thirty in a week, in the form of the server. */
export const makeMeetings = (total: number): Meeting[] =>
  makePlan({ perWeek: 30, total }).meetings.map(({ title, day, start, end, attendees, look }, index) => ({
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    title,
    day,
    start: writeTime(start),
    end: writeTime(end),
    attendees,
    notes: '',
    attachments: [],
    look,
    createdAt: madeAt,
    changedAt: madeAt,
    isDeleted: false,
  }))

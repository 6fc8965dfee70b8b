import { randomUUID } from 'node:crypto'
import type { Meeting } from '@atrium/contract/meetings'

/** A meeting as a browser sends it, with a new id; an argument replaces a field. */
export const newMeeting = (changes: Partial<Meeting> = {}): Meeting => ({
  id: randomUUID(),
  title: 'Planning',
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  attendees: ['Leyla Əliyeva'],
  notes: '',
  attachments: [],
  look: 0,
  createdAt: '2026-11-21T09:00:00.000Z',
  changedAt: '2026-11-21T09:00:00.000Z',
  isDeleted: false,
  ...changes,
})

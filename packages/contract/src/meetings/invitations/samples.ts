import type { Invitation } from './schema.ts'

/** An invitation as the page behind its link shows it. */
export const invitationSample: Invitation = {
  title: 'Plan for the new warehouse',
  organiser: 'Leyla Əliyeva',
  day: '2026-11-24',
  start: '10:00',
  end: '11:00',
  roomname: 'Göygöl',
  notes: 'Please bring the figures of October.\nThe entrance is on the left side of the building.',
  name: 'Ann Taylor',
  sequence: 0,
  isCancelled: false,
}

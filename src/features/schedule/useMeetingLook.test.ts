import { meetingLook } from './useMeetingLook.ts'
import type { WeekMeeting } from './weekMeeting.ts'

const own: WeekMeeting = {
  ...{ id: 'a', title: 'Budget', day: '2026-11-17', start: '09:00', end: '10:00' },
  ...{ attendees: [], notes: '', attachments: [], look: 3, isFixed: false },
}
const invitation = (state?: 'accepted' | 'maybe' | 'declined'): WeekMeeting => ({
  ...own,
  isFixed: true,
  shared: {
    organiser: 'Rauf Əliyev',
    invitedAs: 'Leyla Əliyeva',
    sequence: 0,
    answers: state ? [{ name: 'Leyla Əliyeva', state, sequence: 0, at: '2026-11-01T00:00:00.000Z' }] : [],
  } as WeekMeeting['shared'],
})

it('a meeting has the style of its position, of the answer or of its series', () => {
  expect(meetingLook(own, 'position')).toBe(3)
  expect(meetingLook(own, 'answer')).toBe(0)
  expect(meetingLook(own, 'series')).toBe(0)
})

it('all meetings of a series have one style, other than single meetings', () => {
  const occurrences = [1, 2].map((number) => ({ ...own, id: `a@${number}`, series: own }))
  expect(occurrences.map((one) => meetingLook(one, 'series'))).toEqual([4, 4])
})

it('each answer has a style', () => {
  const looks = [own, invitation('accepted'), invitation('maybe'), invitation(), invitation('declined')]
  expect(new Set(looks.map((one) => meetingLook(one, 'answer'))).size).toBe(5)
})

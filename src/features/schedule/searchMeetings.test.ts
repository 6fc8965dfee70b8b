import { searchMeetings } from './searchMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

const meeting = (id: string, day: string, more: Partial<WeekMeeting> = {}): WeekMeeting => ({
  ...{ id, day, title: id, start: '10:00', end: '11:00', attendees: [], notes: '', attachments: [] },
  ...{ look: 0, isFixed: false, ...more },
})

const today = '2026-11-20'
const idsOf = (meetings: WeekMeeting[], text: string) =>
  searchMeetings(meetings, text, today).meetings.map(({ id }) => id)

it('looks into title, people, room and notes, whatever the capitals and marks', () => {
  const meetings = [
    meeting('title', '2026-11-20', { title: 'BÜDCƏ görüşü' }),
    meeting('people', '2026-11-21', { attendees: ['Leyla Əliyeva'] }),
    meeting('room', '2026-11-22', { roomname: 'Göygöl' }),
    meeting('notes', '2026-11-23', { notes: 'Sığorta haqqında' }),
  ]
  expect(idsOf(meetings, 'budce')).toEqual(['title'])
  expect(idsOf(meetings, 'ELIYEVA leyla')).toEqual(['people'])
  expect(idsOf(meetings, 'goygol')).toEqual(['room'])
  expect(idsOf(meetings, 'sigorta')).toEqual(['notes'])
  expect(idsOf(meetings, 'leyla budce')).toEqual([])
  expect(idsOf(meetings, '  ')).toEqual([])
})

it('begins with the next one to come; the past follows, the latest first', () => {
  const days = ['2026-11-19', '2026-12-01', '2026-11-20', '2026-10-01', '2026-11-21']
  expect(
    idsOf(
      days.map((day) => meeting(`Plan ${day}`, day)),
      'plan',
    ),
  ).toEqual(['Plan 2026-11-20', 'Plan 2026-11-21', 'Plan 2026-12-01', 'Plan 2026-11-19', 'Plan 2026-10-01'])
})

it('finds a series once, at its next occurrence', () => {
  const series = meeting('daily', '2026-11-02', {
    recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=10', changes: [] },
  })
  expect(idsOf([series], 'daily')).toEqual(['daily@2026-11-23'])
  const over = meeting('over', '2026-01-05', {
    recurrence: { rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=2', changes: [] },
  })
  expect(idsOf([over], 'over')).toEqual(['over@2026-01-05'])
})

it('gives fifty of thousands, and says how many there are', () => {
  const many = Array.from({ length: 10_000 }, (_one, at) => meeting(`Plan ${at}`, '2026-11-25'))
  const found = searchMeetings(many, 'plan', today)
  expect([found.meetings.length, found.total]).toEqual([50, 10_000])
})

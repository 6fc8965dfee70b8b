import type { AnswerState } from '@atrium/contract/meetings'
import { entriesBetween, noMeetings, upsertEntries } from '#slices/meetingsState.ts'
import type { StoredMeeting } from '#slices/storedMeeting.ts'
import { meetingsOnDays } from './meetingsOnDays.ts'

const stored = (entries: StoredMeeting[]) =>
  entriesBetween(upsertEntries(noMeetings, entries), '2026-11-17', '2026-11-25')

const own = (id: string, day: string, start: string, end: string, isDeleted = false) => ({
  meeting: {
    id,
    title: id,
    day,
    start,
    end,
    attendees: [],
    notes: '',
    attachments: [],
    look: 0,
    createdAt: '2026-11-01T09:00:00.000Z',
    changedAt: '2026-11-01T09:00:00.000Z',
    isDeleted,
  },
  syncedAt: null,
})

const asked = {
  days: ['2026-11-21', '2026-11-22', '2026-11-24'],
  name: 'Leyla Əliyeva',
  own: stored([
    own('saturday', '2026-11-21', '10:00', '11:00'),
    own('late', '2026-11-24', '16:00', '17:00'),
    own('early', '2026-11-24', '09:00', '09:15'),
    own('sunday', '2026-11-22', '12:00', '13:00'),
    own('gone', '2026-11-24', '10:00', '11:00', true),
    own('otherDay', '2026-11-25', '10:00', '11:00'),
  ]),
  schedule: [
    {
      title: 'Named',
      date: '2026/11/24',
      start_time: '9:00',
      end_time: '09:30',
      attendees: ['leyla  ELIYEVA'],
    },
    {
      title: 'Spelled so',
      date: '2026-11-22',
      start_time: '18:30',
      end_time: '20:00',
      atendees: ['Leyla Əliyeva'],
    },
    {
      title: 'Of others',
      date: '2026/11/24',
      start_time: '10:00',
      end_time: '11:00',
      attendees: ['Leyla İsmayılova'],
    },
    {
      title: 'Another day',
      date: '2026/11/23',
      start_time: '10:00',
      end_time: '11:00',
      attendees: ['Leyla Əliyeva'],
    },
    { title: 'No time', date: '2026/11/24', start_time: '', end_time: 'noon', attendees: ['Leyla Əliyeva'] },
  ],
}

const titles = (changes: object = {}) => meetingsOnDays({ ...asked, ...changes }).map(({ title }) => title)

it('finds own meetings and those that name the person, on these days only, in their order', () => {
  expect(titles()).toEqual(['saturday', 'sunday', 'Spelled so', 'No time', 'early', 'Named', 'late'])
})

it('finds meetings that overlap the hours, and meetings with an unknown time', () => {
  expect(titles({ hours: { start: '09:15', end: '16:00' } })).toEqual([
    'saturday',
    'sunday',
    'No time',
    'Named',
  ])
})

it.each([
  ['', '18:00'],
  ['12:00', '9'],
  ['12:00', '11:00'],
])('takes all of the days while the hours are %p until %p', (start, end) => {
  expect(titles({ hours: { start, end } })).toHaveLength(7)
})

it('finds own meetings without the schedule, and none without days', () => {
  expect(titles({ schedule: undefined })).toEqual(['saturday', 'sunday', 'early', 'late'])
  expect(titles({ days: [] })).toEqual([])
})

it('counts the occurrences of a series', () => {
  const series = own('series', '2026-11-10', '10:00', '11:00')
  const recurrence = { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=9', changes: [] }
  const meetings = stored([{ ...series, meeting: { ...series.meeting, recurrence } }])
  const found = meetingsOnDays({ ...asked, own: meetings, schedule: undefined })
  expect(found.map(({ id, day }) => [id, day])).toEqual([['series@2026-11-24', '2026-11-24']])
})

it('finds invitations that were not declined, and the days of a series', () => {
  const at = '2026-11-02T09:00:00.000Z'
  const invited = (id: string, state?: AnswerState) => ({
    ...own(id, '2026-11-24', '12:00', '13:00'),
    shared: {
      revision: 1,
      organiser: 'Rauf Əliyev',
      invitedAs: 'Leyla Əliyeva (DEV12)',
      sequence: 0,
      answers: state ? [{ name: 'Leyla Əliyeva (DEV12)', state, at, sequence: 0 }] : [],
    },
  })
  const series = own('series', '2026-11-17', '11:00', '11:30')
  const rule = 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261231'
  const recurrence = {
    rule,
    changes: [{ day: '2026-11-24', fields: { ...series.meeting, day: '2026-11-22' } }],
  }
  const entries = [
    invited('accepted', 'accepted'),
    invited('declined', 'declined'),
    invited('waiting'),
    { ...series, meeting: { ...series.meeting, recurrence } },
  ]
  const days = ['2026-11-17', '2026-11-22', '2026-11-24']
  const found = meetingsOnDays({ ...asked, days, own: stored(entries), schedule: undefined })
  expect(found.map(({ id, day }) => `${id} ${day}`)).toEqual([
    'series@2026-11-17 2026-11-17',
    'series@2026-11-24 2026-11-22',
    'accepted 2026-11-24',
    'waiting 2026-11-24',
  ])
})

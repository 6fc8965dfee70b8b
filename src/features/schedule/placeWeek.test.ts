import { placeWeek } from './placeWeek.ts'
import { type WeekMeeting, whyUnplaced } from './weekMeeting.ts'

const meeting = (id: string, start: string, end: string, day = '2026-11-17'): WeekMeeting => ({
  ...{ id, day, start, end, title: id, attendees: [], notes: '', attachments: [] },
  look: 0,
  isFixed: false,
})

it('sorts a day by start, then longer meetings first', () => {
  const { days } = placeWeek([
    meeting('late', '12:00', '13:00'),
    meeting('short', '09:00', '09:15'),
    meeting('long', '09:00', '11:00'),
    meeting('sunday', '09:00', '10:00', '2026-11-15'),
  ])
  expect(days.get('2026-11-17')?.map(({ id }) => id)).toEqual(['long', 'short', 'late'])
  expect(days.get('2026-11-15')).toHaveLength(1)
})

it('places a meeting that takes all working hours (departure 3)', () => {
  expect(placeWeek([meeting('all day', '09:00', '18:00')]).unplaced).toEqual([])
})

it.each([
  ['08:45', '09:30', 'hours'],
  ['17:00', '18:01', 'hours'],
  ['10:00', '10:00', 'time'],
  ['11:00', '10:00', 'time'],
  ['', '10:00', 'time'],
  ['10:00', 'noon', 'time'],
] as const)('lists %s to %s instead of dropping it: %s', (start, end, reason) => {
  const { days, unplaced } = placeWeek([meeting('odd', start, end)])
  expect(days.size).toBe(0)
  expect(unplaced.map((one) => [one.id, whyUnplaced(one)])).toEqual([['odd', reason]])
})

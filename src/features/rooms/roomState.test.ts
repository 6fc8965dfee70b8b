import { roomStateIn } from './roomState.ts'

const bookings = [
  { start: '10:00', end: '10:30' },
  { start: '10:30', end: '11:30' },
  { start: '14:00', end: '15:00' },
]

it.each([
  ['before all bookings', '09:00', '10:00', { kind: 'free' }],
  ['between them', '11:30', '14:00', { kind: 'free' }],
  ['over one that began', '10:15', '10:20', { kind: 'busy', until: '11:30' }],
  ['from the beginning of one', '14:00', '14:15', { kind: 'busy', until: '15:00' }],
  ['into one', '13:30', '14:30', { kind: 'busyLater', from: '14:00' }],
])('tells the state of a room %s', (_when, start, end, state) => {
  expect(roomStateIn(bookings, { start, end })).toEqual(state)
})

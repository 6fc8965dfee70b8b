import { presentStateIn, roomStateIn } from './roomState.ts'

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

it.each([
  ['09:59', { isBusy: false, until: '10:00' }],
  ['10:00', { isBusy: true, until: '11:30' }],
  ['10:30', { isBusy: true, until: '11:30' }],
  ['11:30', { isBusy: false, until: '14:00' }],
  ['14:59', { isBusy: true, until: '15:00' }],
  ['15:00', { isBusy: false }],
])('tells at %s whether the room is busy, and until when', (time, state) => {
  expect(presentStateIn(bookings, time)).toEqual(state)
})

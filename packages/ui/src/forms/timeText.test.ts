import { stepTime, tidyTime } from './timeText.ts'

it.each([
  ['9', '09:00'],
  ['17', '17:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  [' 9 30 ', '09:30'],
  ['00:00', '00:00'],
])('reads %p as %p', (typed, time) => {
  expect(tidyTime(typed)).toBe(time)
})

it.each(['', '24', '24:00', '9:60', '9:3', 'noon', '9:30 PM', '12345'])(
  'leaves %p as it was typed',
  (typed) => {
    expect(tidyTime(typed)).toBe(typed)
  },
)

it.each([
  ['09:00', 15, '09:15'],
  ['09:07', 15, '09:15'],
  ['09:07', -15, '09:00'],
  ['00:10', -15, '00:00'],
  ['00:00', -15, '00:00'],
  ['23:50', 15, '23:59'],
  ['noon', 15, 'noon'],
])('goes from %p by %i minutes to %p', (from, by, to) => {
  expect(stepTime(from, by)).toBe(to)
})

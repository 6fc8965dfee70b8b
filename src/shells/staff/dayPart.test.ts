import { dayPartAt, nextDayPart } from './dayPart.ts'

const at = (hours: number, minutes = 0) => new Date(2026, 10, 21, hours, minutes)

it.each([
  ['night', at(0), at(5)],
  ['night', at(4, 59), at(5)],
  ['morning', at(5), at(12)],
  ['morning', at(11, 59), at(12)],
  ['day', at(12), at(18)],
  ['evening', at(18), at(23)],
  ['evening', at(22, 59), at(23)],
  ['night', at(23), at(24)],
] as const)('is %s at %s, until %s', (part, time, next) => {
  expect(dayPartAt(time)).toBe(part)
  expect(nextDayPart(time)).toEqual(next)
})

import { dayPartAt } from './dayPart.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes

it.each([
  ['night', at(0)],
  ['night', at(4, 59)],
  ['morning', at(5)],
  ['morning', at(11, 59)],
  ['day', at(12)],
  ['day', at(17, 59)],
  ['evening', at(18)],
  ['evening', at(22, 59)],
  ['night', at(23)],
] as const)('is %s at minute %d', (part, minutes) => {
  expect(dayPartAt(minutes)).toBe(part)
})

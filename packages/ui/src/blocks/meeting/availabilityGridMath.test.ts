import { inSight, pressedSpan, steppedSpan } from './availabilityGridMath.ts'

const hours = { start: 540, end: 1080, step: 15 }
const nine = 540

it.each([
  // minute of the press, length, busy, start of the span
  ['the pressed quarter', 612, 60, [], 600],
  ['the end of the day at the latest', 1075, 60, [], 1020],
  ['the whole day for a meeting of that length', 700, 540, [], nine],
  ['room before somebody is busy', 650, 60, [[660, 720]], 600],
  [
    'room after somebody is busy, too',
    605,
    60,
    [
      [540, 600],
      [660, 720],
    ],
    600,
  ],
  [
    'the pressed quarter where the free time is too short',
    650,
    60,
    [
      [600, 630],
      [660, 720],
    ],
    645,
  ],
  ['the pressed quarter where somebody is busy', 650, 60, [[600, 720]], 645],
] as const)('a press means %s', (_what, minute, length, busy, start) => {
  const intervals = busy.map(([from, end]) => ({ start: from, end }))
  expect(pressedSpan(minute, length, intervals, hours)).toEqual({ start, end: start + length })
})

it.each([
  ['ArrowRight', 600, 615],
  ['ArrowUp', 600, 615],
  ['ArrowLeft', 600, 585],
  ['ArrowDown', 540, 540],
  ['PageUp', 600, 660],
  ['PageDown', 600, 540],
  ['Home', 700, 540],
  ['End', 600, 1020],
  // A span between two quarters goes to the next one.
  ['ArrowRight', 605, 615],
  ['ArrowLeft', 605, 600],
])('%s moves a span at %i to %i', (key, from, to) => {
  expect(steppedSpan(key, { start: from, end: from + 60 }, hours)).toEqual({ start: to, end: to + 60 })
})

it('leaves other keys alone', () => {
  expect(steppedSpan('Enter', { start: 600, end: 660 }, hours)).toBeUndefined()
})

it.each([
  // scroll, window, span on the hours, scroll after it
  ['nothing where it is in sight', 0, 250, [0, 45], 0],
  ['to the whole of it, with its edge', 0, 250, [120, 165], 23],
  ['back to its start', 200, 250, [90, 135], 86],
  ['to its start where it is wider than the window', 0, 250, [90, 300], 86],
] as const)('scrolls %s', (_what, scroll, width, [start, end], expected) => {
  expect(inSight(scroll, width - 104, { start, end })).toBe(expected)
})

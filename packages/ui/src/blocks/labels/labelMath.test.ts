import { intoSheets, letterSize, sheetCount } from './labelMath.ts'

it.each([
  ['badge', 0, 0],
  ['badge', 1, 1],
  ['badge', 10, 1],
  ['badge', 11, 2],
  ['card', 40, 4],
  ['door', 2, 1],
  ['door', 3, 2],
] as const)('puts labels on A4 sheets: %s, %d make %d', (kind, labels, sheets) => {
  expect(sheetCount(kind, labels)).toBe(sheets)
})

it('keeps the order over the sheets and loses none', () => {
  expect(intoSheets('door', ['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']])
  expect(intoSheets('badge', [])).toEqual([])
})

const sizes = [
  { size: 6, letters: 12, word: 8 },
  { size: 4, letters: 24, word: 12 },
  { size: 2, letters: 40, word: 20 },
] as const

it.each([
  ['a short name', 'Leyla Əliyev', 6],
  ['a long one', 'Екатерина Королёва', 4],
  ['a short one with a long word', 'Xəyalverdiyev', 2],
  ['a double name, which may break at its dash', 'Rza-Quluzadə', 6],
  ['one that fits no size', 'Александра Владимировна Константинопольская-Преображенская', 2],
  ['none', '', 6],
])('chooses the size of the letters for %s', (_what, text, size) => {
  expect(letterSize(text, sizes)).toBe(size)
})

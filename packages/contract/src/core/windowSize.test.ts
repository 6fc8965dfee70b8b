import { readWindowSize } from './windowSize.ts'

it.each([
  ['90f', { widthEm: 90, hasFinePointer: true }],
  ['24c', { widthEm: 24, hasFinePointer: false }],
  ['511f', { widthEm: 511, hasFinePointer: true }],
  ['56.25f', { widthEm: 56.25, hasFinePointer: true }],
  [undefined, undefined],
  ['', undefined],
  ['90', undefined],
  ['0f', undefined],
  ['090f', undefined],
  ['1000f', undefined],
  ['-9f', undefined],
  ['9.3f', undefined],
  ['90F', undefined],
  ['90f\n', undefined],
  [' 90f', undefined],
  ['٩٠f', undefined],
  ['9'.repeat(1_000_000), undefined],
])('reads the window size of the cookie %p as %p', (cookie, size) => {
  expect(readWindowSize(cookie)).toEqual(size)
})

import { byIdNumber, fullNameOf, idNumberOf, numberOfId, readIdNumber } from './endpoints.ts'

it.each(['DEV7', 'dev7', '7', 'DEV-7', 'DEV 7', 'dev-007', '007', ' Dev7\n'])(
  '%p is read as DEV7',
  (text) => {
    expect(readIdNumber(text)).toBe('DEV7')
  },
)

it.each(['', ' ', 'DEV', '0', 'DEV0', '7.5', '7a', 'DEV7x', 'EDV7', 'DEVDEV7', '1234567890', 'DEV7 8', '٧'])(
  'does not read %p as an id',
  (text) => {
    expect(readIdNumber(text)).toBeUndefined()
  },
)

it('reads every id that it writes', () => {
  for (const number of [1, 7, 40, 999_999_999]) {
    expect(readIdNumber(idNumberOf(number))).toBe(idNumberOf(number))
    expect(numberOfId(idNumberOf(number))).toBe(number)
  }
})

it('sorts by number, DEV7 before DEV12, and keeps the order of ids without a number at the end', () => {
  const ids = ['DEV12', 'guest', 'DEV7', 'DEV100', 'visitor', 'DEV1']
  const sorted = ids.map((idnumber) => ({ idnumber })).toSorted(byIdNumber)
  expect(sorted.map(({ idnumber }) => idnumber)).toEqual([
    'DEV1',
    'DEV7',
    'DEV12',
    'DEV100',
    'guest',
    'visitor',
  ])
})

it('rejects a long invalid id without delay', () => {
  expect(readIdNumber(`${'0'.repeat(100_000)}x`)).toBeUndefined()
  expect(readIdNumber(`DEV${' -'.repeat(50_000)}`)).toBeUndefined()
})

it.each([
  [{ name: 'Günəş', surname: 'Əliyeva' }, 'Günəş Əliyeva'],
  [{ surname: 'Əliyeva' }, 'Əliyeva'],
  [{ name: 'Günəş', surname: '' }, 'Günəş'],
  [{}, ''],
])('gives %j the full name %p', (employee, name) => {
  expect(fullNameOf(employee)).toBe(name)
})

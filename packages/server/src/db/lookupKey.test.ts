import { lookupKey } from './lookupKey.ts'

it.each([
  ['Xəzər', 'xezer'],
  [' DƏSTƏK  mərkəzi ', 'destek merkezi'],
  ['Server 2/1', 'server 2/1'],
  ['gunes-aliyeva\0', 'gunes-aliyeva'],
  ['\0', ''],
])('%p has the lookup key %p', (name, key) => {
  expect(lookupKey(name)).toBe(key)
})

import { dayAndTime, formatBytes, formatDay, formatMonth } from './dates.ts'

it.each([
  ['AZ', '21 noyabr 2026'],
  ['EN', '21 November 2026'],
  ['RU', '21 ноября 2026 г.'],
] as const)('writes a day in %s', (language, text) => {
  expect(formatDay('2026-11-21', language)).toBe(text)
})

it.each([
  ['AZ', 'noyabr 2026'],
  ['EN', 'November 2026'],
  ['RU', 'ноябрь 2026 г.'],
] as const)('writes a month in %s', (language, text) => {
  expect(formatMonth('2026-11-01', language)).toBe(text)
})

it('refuses what is no day', () => {
  expect(() => formatDay('21.11.2026', 'EN')).toThrow('YYYY-MM-DD')
  expect(() => formatDay('2026-13-01', 'EN')).toThrow('YYYY-MM-DD')
  expect(() => formatMonth('2026-11', 'RU')).toThrow('YYYY-MM-DD')
})

it('reads the company’s clock, also across midnight', () => {
  expect(dayAndTime(new Date('2026-11-21T20:30:00Z'), 'Asia/Baku')).toEqual({
    day: '2026-11-22',
    time: '00:30',
  })
})

it.each([
  [0, 'EN', '0 B'],
  [1023, 'EN', '1023 B'],
  [1536, 'AZ', '1,5 KB'],
  [10 * 1024 * 1024, 'RU', '10 МБ'],
  [5.25 * 1024 * 1024, 'EN', '5.3 MB'],
] as const)('writes %d bytes in %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace('\u00a0', ' ')).toBe(text)
})

import { formatDays } from './formatDays.ts'

const days = (...texts: string[]) => texts

it.each([
  ['EN', '24–26 November'],
  ['AZ', '24–26 noyabr'],
  ['RU', '24–26 ноября'],
] as const)('formats days of one month in %s', (language, text) => {
  expect(formatDays(days('2026-11-26', '2026-11-24', '2026-11-25'), language, 2026)).toBe(text)
})

it('writes runs by their ends, also over the end of a month, with a year that is not this one', () => {
  const long = days(
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-04',
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
  )
  expect(formatDays(long, 'EN', 2026)).toBe('28 December – 1 January 2027, 4–7 January 2027')
  expect(formatDays(long, 'RU', 2026)).toBe('28 декабря – 1 января 2027, 4–7 января 2027')
})

it('writes single days of a month together, and two in a row as a run', () => {
  const some = days(
    '2026-11-27',
    '2026-11-24',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-04',
    '2026-12-07',
    '2026-12-08',
  )
  expect(formatDays(some, 'EN', 2026)).toBe('24, 27 November, 30 November – 2 December, 4, 7–8 December')
})

it('says nothing of no days', () => {
  expect(formatDays([], 'EN', 2026)).toBe('')
})

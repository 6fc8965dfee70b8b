import { daysInWords } from './daysInWords.ts'

const days = (...texts: string[]) => texts

it.each([
  ['EN', '24, 25, 26 November'],
  ['AZ', '24, 25, 26 noyabr'],
  ['RU', '24, 25, 26 ноября'],
] as const)('says days of one month in %s', (language, text) => {
  expect(daysInWords(days('2026-11-26', '2026-11-24', '2026-11-25'), language, 2026)).toBe(text)
})

it('writes long runs by their ends, month by month, with a year that is not this one', () => {
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
  expect(daysInWords(long, 'EN', 2026)).toBe('28–31 December, 1, 4–7 January 2027')
  expect(daysInWords(long, 'RU', 2026)).toBe('28–31 декабря, 1, 4–7 января 2027 г.')
})

it('says nothing of no days', () => {
  expect(daysInWords([], 'EN', 2026)).toBe('')
})

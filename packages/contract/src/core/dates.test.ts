import {
  dayAndTime,
  formatBirthday,
  formatBytes,
  formatDay,
  formatDayMonth,
  formatDayRange,
  formatDecimal,
  formatMonth,
  formatSpan,
  monthNames,
  readTime,
  writeTime,
} from './dates.ts'
import { weekOf } from './days.ts'

it('writes a number with one decimal', () => {
  expect((['AZ', 'EN', 'RU'] as const).map((language) => formatDecimal(13.04, language))).toEqual([
    '13,0',
    '13.0',
    '13,0',
  ])
})

it.each([
  ['AZ', '21 noyabr 2026'],
  ['EN', '21 November 2026'],
  ['RU', '21 ноября 2026'],
] as const)('writes a day in %s', (language, text) => {
  expect(formatDay('2026-11-21', language)).toBe(text)
})

it.each([
  ['AZ', 'noyabr 2026'],
  ['EN', 'November 2026'],
  ['RU', 'ноябрь 2026'],
] as const)('writes a month in %s', (language, text) => {
  expect(formatMonth('2026-11-01', language)).toBe(text)
})

it.each([
  ['EN', '23–29 November 2026', '29 November – 5 December 2026', '28 December 2026 – 2 January 2027'],
  ['AZ', '23–29 noyabr 2026', '29 noyabr – 5 dekabr 2026', '28 dekabr 2026 – 2 yanvar 2027'],
  ['RU', '23–29 ноября 2026', '29 ноября – 5 декабря 2026', '28 декабря 2026 – 2 января 2027'],
] as const)('writes days in a row in %s, the month and the year once where they are the same', (...row) => {
  const [language, ...texts] = row
  expect([
    formatDayRange('2026-11-23', '2026-11-29', language),
    formatDayRange('2026-11-29', '2026-12-05', language),
    formatDayRange('2026-12-28', '2027-01-02', language),
  ]).toEqual(texts)
})

it('leaves out the current year, and writes a single day once', () => {
  expect(formatDayRange('2026-11-23', '2026-11-29', 'EN', 2026)).toBe('23–29 November')
  expect(formatDayRange('2026-12-28', '2027-01-02', 'EN', 2026)).toBe('28 December – 2 January 2027')
  expect(formatDayRange('2026-12-28', '2027-01-02', 'EN', 2027)).toBe('28 December 2026 – 2 January')
  expect(formatDayRange('2026-11-23', '2026-11-23', 'EN')).toBe('23 November 2026')
})

it.each([
  ['AZ', '8 mart', 'mart'],
  ['EN', '8 March', 'March'],
  ['RU', '8 марта', 'март'],
] as const)('writes a day without its year, and a month alone, in %s', (language, text, month) => {
  expect(formatDayMonth('2026-03-08', language)).toBe(text)
  expect(formatBirthday('03-08', language)).toBe(text)
  expect(monthNames(language)[2]).toBe(month)
})

it('throws for a text that is not a day', () => {
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

it.each([
  ['EN', 'Nov 15 – Nov 21, 2026', 'Dec 27, 2026 – Jan 2, 2027'],
  ['AZ', '15 noy – 21 noy 2026', '27 dek 2026 – 2 yan 2027'],
  ['RU', '15 нояб. – 21 нояб. 2026', '27 дек. 2026 – 2 янв. 2027'],
] as const)('labels a week in %s, the year twice where it changes', (language, within, across) => {
  const label = (day: string) => formatSpan(weekOf(day)[0] ?? '', weekOf(day)[6] ?? '', language)
  expect([label('2026-11-18'), label('2027-01-01')]).toEqual([within, across])
})

it('writes and reads each minute of a day', () => {
  for (let minute = 0; minute < 1440; minute += 1) expect(readTime(writeTime(minute))).toBe(minute)
  expect(writeTime(545)).toBe('09:05')
})

it.each(['', '9:00', '24:00', '09:60', '09:00:00', ' 09:00', '０９:００'])(
  'does not accept %p as a time',
  (text) => {
    expect(readTime(text)).toBeUndefined()
  },
)

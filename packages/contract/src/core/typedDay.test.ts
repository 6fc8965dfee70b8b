import { formatDay } from './dates.ts'
import { companyDays, daysFrom } from './days.ts'
import { languages } from './language.ts'
import { readTypedDay } from './typedDay.ts'

const options = { today: '2026-11-18', last: companyDays.last }

it.each([
  '27.11.2026',
  ' 27. 11. 2026 ',
  '27/11/2026',
  '27-11-26',
  '27.11.26',
  '27 11 2026',
  '2026-11-27',
  '2026/11/27',
  '27.11',
  '27 nov',
  '27 NOV.',
  'Nov 27',
  'November 27, 2026',
  '27th of November 2026',
  '27 noy',
  '27 Noyabr 2026',
  '27 ноя',
  '27 ноября',
  '27 ноября 2026 г.',
  'ноябрь 27 2026',
])('reads %p', (text) => {
  expect(readTypedDay(text, options)).toBe('2026-11-27')
})

it.each([
  ['5 İyun 2026', '2026-06-05'],
  ['5 iyl 2026', '2026-07-05'],
  ['5 мая 2026', '2026-05-05'],
  ['29 feb 2028', '2028-02-29'],
])('tells months of similar names apart: %p', (text, day) => {
  expect(readTypedDay(text, options)).toBe(day)
})

it('takes the nearest year where none is typed', () => {
  expect(readTypedDay('5 jan', { ...options, today: '2026-12-20' })).toBe('2027-01-05')
  expect(readTypedDay('20.12', { ...options, today: '2027-01-05' })).toBe('2026-12-20')
})

it('takes the century before where the day would be too late', () => {
  expect(readTypedDay('31.03.91', { ...options, last: options.today })).toBe('1991-03-31')
  expect(readTypedDay('31.03.04', { ...options, last: options.today })).toBe('2004-03-31')
})

it.each([
  '',
  'tomorrow',
  '30.02.2026',
  '31.11',
  '11/24/2026',
  '27.11.202',
  '27:11',
  '27 iyu 2026',
  '27 no 2026',
  '27 nov dec 2026',
  '2026',
  '1.2.3.4',
  '-',
])('reads no day in %p', (text) => {
  expect(readTypedDay(text, options)).toBeUndefined()
})

it.each(languages)('reads every day as it is shown in %s', (language) => {
  for (const day of daysFrom('2026-01-01', 365))
    expect(readTypedDay(formatDay(day, language), options)).toBe(day)
})

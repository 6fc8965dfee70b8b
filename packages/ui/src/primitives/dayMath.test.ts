import { addDays, addMonths, daysBetween, weekdayOf, weeksOf } from './dayMath.ts'

it('lays a month out by weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

it('places every day of ten years once, under its weekday', () => {
  let day = '2020-01-01'
  for (let month = 0; month < 120; month += 1) {
    for (const week of weeksOf(day.slice(0, 7)))
      for (const [weekday, placed] of week.entries()) {
        if (!placed) continue
        expect([placed, weekdayOf(placed)]).toEqual([day, weekday])
        day = addDays(day, 1)
      }
  }
  expect(day).toBe('2030-01-01')
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('goes from %s by %i months to %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

it('takes everything between two days, whichever comes first', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01']
  expect(daysBetween('2026-12-30', '2027-01-01')).toEqual(days)
  expect(daysBetween('2027-01-01', '2026-12-30')).toEqual(days)
})

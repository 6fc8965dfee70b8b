import { ownClock } from './ownClock.ts'

it.each([
  ['Europe/London', '2026-11-24', 'UTC+0', '05:00'],
  // In the summer the clock there is an hour ahead; Baku has no summer time.
  ['Europe/London', '2026-07-01', 'UTC+1', '06:00'],
  ['Asia/Kolkata', '2026-11-24', 'UTC+5:30', '10:30'],
  ['America/St_Johns', '2026-11-24', 'UTC−3:30', '01:30'],
  ['America/Los_Angeles', '2026-11-24', 'UTC−8', '21:00 −1'],
])('shows what the clock of %s shows on %s', (zone, day, own, time) => {
  const clock = ownClock(day, zone)
  expect([clock?.company, clock?.own, clock?.timeAt(9 * 60)]).toEqual(['UTC+4', own, time])
})

it('knows of each day, and of each hour of the day of the change, what the clock shows', () => {
  const nine = (day: string) => ownClock(day, 'Europe/Berlin')?.timeAt(9 * 60)
  expect([nine('2026-10-24'), nine('2026-10-25')]).toEqual(['07:00', '06:00'])
  // At 13:00 of Baku the clocks there go from 02:00 back to 01:00.
  const change = ownClock('2026-11-01', 'America/Los_Angeles')
  expect([change?.timeAt(12 * 60), change?.timeAt(14 * 60)]).toEqual(['01:00', '02:00'])
})

it('says the day after too, and nothing where the clocks agree', () => {
  expect(ownClock('2026-11-24', 'Pacific/Auckland')?.timeAt(18 * 60)).toBe('03:00 +1')
  expect(ownClock('2026-11-24', 'Asia/Dubai')).toBeUndefined()
})

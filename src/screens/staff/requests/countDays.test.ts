import { daysFrom } from '@atrium/contract/days'
import { workCalendarOf } from '@atrium/contract/meetings/freeBusy'
import { countDays } from './countDays.ts'

it('counts weekends that are not worked and holidays out, and names the holidays', () => {
  const calendar = workCalendarOf([
    { date: { iso: '2026-11-08' }, name: 'Victory Day' },
    { date: { iso: '2026-11-09' }, name: 'State Flag Day' },
    { date: { iso: '2026-11-10' }, name: 'Victory Day' },
    { date: { iso: '2026-11-12' }, name: 'Constitution Day', isWorkingDay: true },
    {
      date: { iso: '2026-11-14' },
      name: 'Working day instead of 13 November',
      isWorkingDay: true,
      isMoved: true,
    },
  ])
  const days = daysFrom('2026-11-06', 9)
  expect(countDays(days, calendar)).toEqual({
    working: ['2026-11-06', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'],
    weekend: ['2026-11-07'],
    holidays: new Map([
      ['Victory Day', ['2026-11-08', '2026-11-10']],
      ['State Flag Day', ['2026-11-09']],
    ]),
  })
})

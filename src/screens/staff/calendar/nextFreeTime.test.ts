import type { TimeSpan } from '@atrium/contract/meetings'
import {
  joinIntervals,
  leaveIntervals,
  meetingIntervals,
  workCalendarOf,
} from '@atrium/contract/meetings/freeBusy'
import { nextFreeTime } from './nextFreeTime.ts'

const ordinary = workCalendarOf([])
const on = (start: string, end: string, day = '2026-11-20') => ({ day, start, end })
const hours = (start: number, end: number) => ({ workingHours: { start: start * 60, end: end * 60 } })
const usual = { ...hours(9, 18), weekStart: 'usual' } as const
const around = (meetings: readonly TimeSpan[]) =>
  joinIntervals(meetings.flatMap((meeting) => meetingIntervals(meeting, 'busy')))

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-19T06:10:00Z') }))
afterEach(() => jest.useRealTimers())

it.each([
  [null, '2026-11-19', '10:30'],
  // Earlier days of this week, and its weekend, are not what a new meeting is for.
  ['2026-11-17', '2026-11-19', '10:30'],
  ['2026-11-21', '2026-11-19', '10:30'],
  ['2026-11-20', '2026-11-20', '09:00'],
  ['2026-12-03', '2026-12-03', '09:00'],
  // A weekend means the Monday of its week, which begins on Sunday.
  ['2026-11-29', '2026-11-30', '09:00'],
  ['2026-12-05', '2026-11-30', '09:00'],
  ['2026-11-11', '2026-11-11', '09:00'],
])('a new meeting on the shown day %s begins on %s at %s', (shown, day, start) => {
  expect(nextFreeTime(shown, around([]), ordinary, usual)).toMatchObject({ day, start })
})

it('a weekend means the Monday of its week also when weeks begin on Monday', () => {
  const monday = { ...usual, weekStart: 'monday' } as const
  expect(nextFreeTime('2026-11-29', around([]), ordinary, monday)).toMatchObject({ day: '2026-11-23' })
  expect(nextFreeTime('2026-12-05', around([]), ordinary, monday)).toMatchObject({ day: '2026-11-30' })
})

it('goes on to the next working day after the last hour', () => {
  jest.setSystemTime(new Date('2026-11-20T13:40:00Z'))
  expect(nextFreeTime(null, around([]), ordinary, usual)).toEqual({
    day: '2026-11-23',
    start: '09:00',
    end: '10:00',
  })
})

it('goes around the meetings: an hour, else half an hour, else the next working day', () => {
  const meetings = [on('09:00', '09:30'), on('10:15', '11:00'), on('11:00', '12:00', '2026-11-19')]
  expect(nextFreeTime('2026-11-20', around(meetings), ordinary, usual)).toEqual(on('11:00', '12:00'))
  expect(nextFreeTime('2026-11-20', around([on('09:00', '17:15')]), ordinary, usual)).toEqual(
    on('17:30', '18:00'),
  )
  const full = [on('09:00', '17:45'), on('09:00', '09:30', '2026-11-23')]
  expect(nextFreeTime('2026-11-20', around(full), ordinary, usual)).toEqual(
    on('09:30', '10:30', '2026-11-23'),
  )
})

it('goes around holidays and off days, and takes a Saturday that is worked', () => {
  const calendar = workCalendarOf([
    { name: 'Moved day', date: { iso: '2026-11-20' }, isMoved: true },
    { name: 'Working day', date: { iso: '2026-11-28' }, isMoved: true, isWorkingDay: true },
  ])
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const off = joinIntervals(leaveIntervals({ days, startTime: '', endTime: '' }))
  expect(nextFreeTime('2026-11-20', off, calendar, usual)).toEqual({
    day: '2026-11-28',
    start: '09:00',
    end: '10:00',
  })
  const morning = joinIntervals(leaveIntervals({ days, startTime: '09:00', endTime: '13:00' }))
  expect(nextFreeTime('2026-11-23', morning, calendar, usual)).toMatchObject({
    day: '2026-11-23',
    start: '13:00',
  })
})

it('lies within the own hours, except where they leave no hour', () => {
  const late = { ...usual, ...hours(12, 14) }
  expect(nextFreeTime('2026-11-20', around([]), ordinary, late)).toEqual(on('12:00', '13:00'))
  const morning = around([on('12:00', '13:45')])
  expect(nextFreeTime('2026-11-20', morning, ordinary, late)).toEqual(on('12:00', '13:00', '2026-11-23'))
  expect(nextFreeTime('2026-11-20', around([]), ordinary, { ...usual, ...hours(20, 24) })).toEqual(
    on('09:00', '10:00'),
  )
})

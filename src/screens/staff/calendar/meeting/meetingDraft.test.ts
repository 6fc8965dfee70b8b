import { nextFreeTime } from './meetingDraft.ts'

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
  expect(nextFreeTime(shown, [])).toMatchObject({ day, start })
})

it('goes on to the next working day after the last hour', () => {
  jest.setSystemTime(new Date('2026-11-20T13:40:00Z'))
  expect(nextFreeTime(null, [])).toEqual({ day: '2026-11-23', start: '09:00', end: '10:00' })
})

it('goes around the meetings: an hour, else half an hour, else the next working day', () => {
  const on = (start: string, end: string, day = '2026-11-20') => ({ day, start, end })
  const meetings = [on('09:00', '09:30'), on('10:15', '11:00'), on('11:00', '12:00', '2026-11-19')]
  expect(nextFreeTime('2026-11-20', meetings)).toEqual(on('11:00', '12:00'))
  expect(nextFreeTime('2026-11-20', [on('09:00', '17:15')])).toEqual(on('17:30', '18:00'))
  const full = [on('09:00', '17:45'), on('09:00', '09:30', '2026-11-23')]
  expect(nextFreeTime('2026-11-20', full)).toEqual(on('09:30', '10:30', '2026-11-23'))
})

import { formatTime } from './sessionTimes.ts'

/** Half past midnight in Baku, four hours ahead of UTC. */
const now = new Date('2026-11-20T20:30:00.000Z')

it.each([
  ['2026-11-20T20:04:00.000Z', { key: 'today', time: '00:04' }],
  ['2026-11-20T19:59:00.000Z', { key: 'yesterday', time: '23:59' }],
  ['2026-11-19T19:59:00.000Z', { key: 'earlier', day: '19 November 2026', time: '23:59' }],
])('formats %s on the company’s clock', (instant, texts) => {
  expect(formatTime(instant, now, 'EN')).toMatchObject(texts)
})

it('names the day in the reader’s language', () => {
  expect(formatTime('2026-11-01T08:00:00.000Z', now, 'AZ').day).toBe('1 noyabr 2026')
})

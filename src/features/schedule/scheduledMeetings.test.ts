import type { ReplyOf } from '@atrium/contract/core'
import type { getSchedule } from '@atrium/contract/meetings'
import { readSchedule } from './scheduledMeetings.ts'

const row = (more: object): ReplyOf<typeof getSchedule>[number] => ({
  title: 'Stand-up',
  date: '2026/11/17',
  start_time: '09:00',
  end_time: '09:30',
  ...more,
})

const on = (file: ReplyOf<typeof getSchedule>, day = '2026-11-17') => readSchedule(file).days.get(day)

it('reads days with slashes and with dashes, on Sunday too', () => {
  const file = [row({}), row({ date: '2026-11-17' }), row({ date: '2026/11/15' })]
  expect(on(file)?.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-17'])
  expect(on(file, '2026-11-15')).toHaveLength(1)
})

it('reads both spellings of the attendees, each name once', () => {
  const file = [
    row({ attendees: ['Leyla Əliyeva', 'Leyla Əliyeva', ' ', 7] }),
    row({ atendees: ['Aysel Kərimova'] }),
    row({}),
  ]
  expect(on(file)?.map(({ attendees }) => attendees)).toEqual([['Leyla Əliyeva'], ['Aysel Kərimova'], []])
})

it('assigns the five colour styles in turn, by the position in the file, and one to meetings of a name', () => {
  const file = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].map((title) => row({ title }))
  expect(on(file)?.map(({ look }) => look)).toEqual([0, 1, 2, 3, 4, 0, 1])
  const daily = ['Daily', 'Review', 'Daily'].map((title) => row({ title }))
  expect(on(daily)?.map(({ look }) => look)).toEqual([0, 1, 0])
})

it('gives a meeting the same id in the next reply, and equal meetings different ids', () => {
  const ids = (file: ReplyOf<typeof getSchedule>) => on(file)?.map(({ id }) => id) ?? []
  const first = ids([row({}), row({}), row({ title: 'Budget' })])
  expect(new Set(first).size).toBe(3)
  expect(ids([row({ title: 'Budget' }), row({}), row({})]).sort()).toEqual(first.sort())
})

it('lists meetings without a valid day, with the text of their date', () => {
  const { undated, days } = readSchedule([
    row({ date: 'next Tuesday' }),
    row({ date: '2026/02/30' }),
    row({ date: 7 }),
  ])
  expect(undated.map(({ day }) => day)).toEqual(['next Tuesday', '2026/02/30', ''])
  expect(days.size).toBe(0)
})

it('reads single digits and seconds, and lists a row that is not an object', () => {
  const file = [row({ date: '2026/11/5', start_time: '9:00', end_time: '10:00:00' }), null as never]
  expect(on(file, '2026-11-05')?.[0]).toMatchObject({ day: '2026-11-05', start: '09:00', end: '10:00' })
  expect(readSchedule(file).undated).toHaveLength(1)
})

it('reads the same reply only once', () => {
  const file = [row({})]
  expect(readSchedule(file)).toBe(readSchedule(file))
})

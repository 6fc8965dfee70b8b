import { allDaySpans } from './allDaySpans.ts'
import type { DayNote } from './scheduleTypes.ts'

const away: DayNote = { kind: 'away', text: 'Off day' }
const holiday: DayNote = { kind: 'holiday', text: 'Victory Day' }

const spansOf = (...notes: DayNote[][]) =>
  allDaySpans(notes.map((one) => ({ notes: one }))).map(
    ({ text, from, count, lane }) => `${text} ${from}+${count} in ${lane}`,
  )

it('joins equal notes of neighbouring days, and begins again after a gap', () => {
  expect(spansOf([away], [away], [], [away])).toEqual(['Off day 0+2 in 0', 'Off day 3+1 in 0'])
})

it('puts spans that share a day into different rows, and reuses a row that is free again', () => {
  expect(spansOf([], [away], [away, holiday], [holiday], [away])).toEqual([
    'Off day 1+2 in 0',
    'Victory Day 2+2 in 1',
    'Off day 4+1 in 0',
  ])
})

it('keeps a holiday and an off day of the same words apart', () => {
  expect(spansOf([away, { ...away, kind: 'holiday' }])).toEqual(['Off day 0+1 in 0', 'Off day 0+1 in 1'])
})

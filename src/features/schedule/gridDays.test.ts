import { weekOf } from '@atrium/contract/days'
import type { GridDay } from '@atrium/ui/schedule'
import type { TFunction } from 'i18next'
import { gridMaker } from './gridDays.ts'
import { placeWeek } from './placeWeek.ts'
import type { WeekMeeting } from './weekMeeting.ts'

const meeting = (id: string, day: string): WeekMeeting => ({
  ...{ id, day, title: id, start: '10:00', end: '11:00', attendees: ['Leyla Əliyeva'] },
  ...{ notes: '', attachments: [], look: 0, isFixed: false },
})

const week = weekOf('2026-11-17')
const known = [meeting('a', '2026-11-16'), meeting('b', '2026-11-17')]

function opened(language: 'AZ' | 'EN' = 'EN') {
  const make = gridMaker({
    lookOf: ({ look }) => look,
    t: ((key: string) => key) as TFunction<'schedule'>,
    names: { language, formatDayOfYear: (day) => day },
    stateOf: () => [],
    isWithoutPerson: () => false,
  })
  return (meetings: readonly WeekMeeting[], more: { today?: string; note?: string } = {}) =>
    make({
      days: week,
      today: more.today ?? '2026-11-19',
      placed: placeWeek(meetings).days,
      notes: new Map(more.note ? [['2026-11-20', [{ kind: 'away', text: more.note }]]] : []),
    })
}

/** The indexes of the days whose object has changed. */
const changed = (before: readonly GridDay[], after: readonly GridDay[]) =>
  after.flatMap((day, place) => (day === before[place] ? [] : [place]))

it('changes only the day of a new meeting, and no other meeting', () => {
  const show = opened()
  const before = show(known)
  const after = show([...known, meeting('c', '2026-11-17')])
  expect(changed(before, after)).toEqual([2])
  expect(after[2]?.meetings).toHaveLength(2)
  expect(after[2]?.meetings).toContain(before[2]?.meetings[0])
})

it('changes two days when a meeting moves, today and yesterday at midnight, and the day of a note', () => {
  const show = opened()
  const before = show(known)
  const moved = show([meeting('a', '2026-11-18'), ...known.slice(1)])
  expect(changed(before, moved)).toEqual([1, 3])
  const next = show(known, { today: '2026-11-20' })
  expect(changed(show(known), next)).toEqual([4, 5])
  expect(changed(show(known), show(known, { note: 'Away' }))).toEqual([5])
})

it('describes a meeting completely, also without a title', () => {
  const [, monday] = opened()([{ ...meeting('a', '2026-11-16'), title: '' }])
  expect(monday?.meetings[0]).toMatchObject({
    title: 'untitled',
    time: '10:00–11:00',
    label: 'untitled, 10:00–11:00, 2026-11-16, Leyla Əliyeva',
    initials: ['LƏ'],
  })
})

it('writes the initials of attendees in capitals of the language, and leaves out patronymics', () => {
  const attendees = ['ilqar məmmədov', 'Quliyeva Nigar Həsən qızı', 'Rauf']
  const [, monday] = opened('AZ')([{ ...meeting('a', '2026-11-16'), attendees }])
  expect(monday?.meetings[0]?.initials).toEqual(['İM', 'NQ', 'R'])
})

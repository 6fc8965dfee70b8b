import { limits } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { Meeting, Recurrence } from '@atrium/contract/meetings'
import { daysOf } from '@atrium/contract/meetings/series'
import { meetingSample } from '#testing/meetingSamples.ts'
import { planChange, planRemoval } from './seriesPlan.ts'

/** Five Tuesdays from 24 November 2026 on. */
const series = (changes: Recurrence['changes'] = []): Meeting =>
  meetingSample(1, { recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5', changes } })

const second = '2026-12-01'

it('gives one of a series its own time and title', () => {
  expect(planChange(series(), second, 'one', { start: '15:00', end: '16:00', title: 'Party' })).toEqual({
    series: {
      recurrence: {
        rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5',
        changes: [{ day: second, fields: { day: second, start: '15:00', end: '16:00', title: 'Party' } }],
      },
    },
  })
})

it('makes one with other people a meeting of its own', () => {
  const plan = planChange(series(), second, 'one', { attendees: ['Jan Novák'] })
  expect(plan).toMatchObject({
    series: { recurrence: { changes: [{ day: second, isCancelled: true }] } },
    created: { day: second, start: '10:00', attendees: ['Jan Novák'], recurrence: undefined },
  })
})

it('splits a series where the following ones change', () => {
  const plan = planChange(series(), second, 'following', { day: '2026-12-02', title: 'Review' })
  expect(plan).toMatchObject({
    series: { recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261130' } },
    created: { title: 'Review', day: '2026-12-02', recurrence: { rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4' } },
  })
})

it('changes all from the first one on', () => {
  expect(planChange(series(), '2026-11-24', 'following', { title: 'Review' })).toMatchObject({
    series: { title: 'Review', day: '2026-11-24' },
  })
  expect(planChange(series(), second, 'all', { day: '2026-12-02' })).toMatchObject({
    series: { day: '2026-11-25', recurrence: { rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=5' } },
  })
})

it('deletes one, the following ones, or all', () => {
  expect(planRemoval(series(), second, 'one')).toMatchObject({
    series: { recurrence: { changes: [{ day: second, isCancelled: true }] } },
  })
  expect(planRemoval(series(), second, 'following')).toMatchObject({
    series: { recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261130' } },
  })
  expect(planRemoval(series(), second, 'all')).toEqual({ series: 'deleted' })
  expect(planRemoval(series(), '2026-11-24', 'following')).toEqual({ series: 'deleted' })
})

it('leaves no series without a meeting', () => {
  const last = daysOf(series()).slice(0, 4)
  const cancelled = last.map((day) => ({ day, isCancelled: true as const }))
  expect(planRemoval(series(cancelled), '2026-12-22', 'one')).toEqual({ series: 'deleted' })
  expect(planChange(series(cancelled), '2026-12-22', 'following', { title: 'Last' })).toMatchObject({
    series: 'deleted',
    created: { title: 'Last', day: '2026-12-22' },
  })
})

it('has no place for more changes than the server takes', () => {
  const changes = Array.from({ length: limits.occurrenceChanges }, (_day, place) => ({
    day: addDays('2027-01-01', place),
    isCancelled: true as const,
  }))
  expect(planChange(series(changes), second, 'one', { title: 'Review' })).toBeUndefined()
  expect(planRemoval(series(changes), second, 'one')).toBeUndefined()
  expect(planChange(series(changes), second, 'all', { title: 'Review' })).toBeDefined()
  // What is changed already takes no further place.
  const withSecond = [
    { day: second, fields: { day: second, start: '10:00', end: '11:00' } },
    ...changes.slice(1),
  ]
  expect(planChange(series(withSecond), second, 'one', { title: 'Review' })).toBeDefined()
})

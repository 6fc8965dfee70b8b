import { occurrencesOf } from './seriesMeetings.ts'
import type { WeekMeeting } from './weekMeeting.ts'

const series: WeekMeeting = {
  id: 'a',
  title: 'Stand-up',
  day: '2026-11-16',
  start: '09:00',
  end: '09:15',
  attendees: [],
  notes: '',
  attachments: [],
  look: 3,
  isFixed: false,
  recurrence: {
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6',
    changes: [
      { day: '2026-11-18', fields: { day: '2026-11-19', start: '10:00', end: '10:15' } },
      { day: '2026-11-23', isCancelled: true },
    ],
  },
}

it('are meetings of their own, in the colour of the series', () => {
  expect(occurrencesOf(series, '2026-11-15', '2026-11-28')).toMatchObject([
    { id: 'a@2026-11-16', day: '2026-11-16', start: '09:00', look: 3, occurrence: '2026-11-16', series },
    { id: 'a@2026-11-18', day: '2026-11-19', start: '10:00', look: 3, occurrence: '2026-11-18', series },
    { id: 'a@2026-11-25', day: '2026-11-25', start: '09:00', look: 3, occurrence: '2026-11-25', series },
  ])
})

it('are the same objects until the series changes, so that nothing is drawn again', () => {
  const [before, again] = [0, 1].map(() => occurrencesOf(series, '2026-11-15', '2026-11-21'))
  expect(again?.[0]).toBe(before?.[0])
  expect(occurrencesOf({ ...series }, '2026-11-15', '2026-11-21')[0]).not.toBe(before?.[0])
})

import { dayText, hoursSample, weekSample } from './gridSamples.ts'

const nothing = () => undefined

/** For tests and stories. */
export const scheduleArgs = {
  nav: {
    span: 'week' as const,
    day: dayText(4),
    onPrevious: nothing,
    onNext: nothing,
    onToday: nothing,
  },
  week: {
    days: weekSample(),
    day: dayText(4),
    hours: hoursSample,
    now: { day: dayText(4), minutes: 817 },
    onOpen: nothing,
    onWeek: nothing,
    onChooseDay: nothing,
  },
  unplaced: [
    {
      ...{ id: 'backup', title: 'Backup window', day: dayText(3), start: '18:30', end: '20:00', look: 4 },
      ...{ why: 'hours' as const, isOthers: false },
    },
    {
      ...{ id: 'some day', title: 'Negotiations', day: 'soon', start: '10:00', end: '11:00', look: 1 },
      ...{ why: undefined, isOthers: false },
    },
  ],
  meeting: {
    title: 'Client call: rollout plan',
    day: dayText(2),
    start: '11:00',
    end: '12:00',
    attendees: ['Leyla Əliyeva', 'Rauf Əliyev'],
    notes: 'Bring the plan.\nThe client joins at 11:15.',
  },
}

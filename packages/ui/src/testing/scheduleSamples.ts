import { dayText, hoursSample, weekSample } from './gridSamples.ts'

const nothing = () => undefined

/** For tests and stories. */
export const scheduleArgs = {
  nav: {
    label: 'Week',
    range: 'Nov 15 – Nov 21, 2026',
    previousLabel: 'Previous week',
    nextLabel: 'Next week',
    todayLabel: 'Today',
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
      id: 'backup',
      title: 'Backup window',
      date: 'Wednesday 18 November',
      time: '18:30–20:00',
      why: 'Outside 09:00–18:00',
      look: 4,
    },
    {
      id: 'some day',
      title: 'Negotiations',
      date: '',
      time: '10:00–11:00',
      why: 'The date “soon” is not known',
      look: 1,
    },
  ],
  facts: {
    title: 'Client call: rollout plan',
    when: 'Tuesday 17 November, 11:00–12:00',
    texts: { attendees: 'Attendees', notes: 'Notes', close: 'Close the meeting' },
    attendees: ['Leyla Əliyeva', 'Rauf Əliyev'],
    notes: 'Bring the plan.\nThe client joins at 11:15.',
    onClose: nothing,
  },
}

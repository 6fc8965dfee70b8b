import { addDays } from '@atrium/contract/days'
import type { AvailabilityAnswer } from '@atrium/contract/meetings'
import type { ComponentProps } from 'react'
import type { AnswerButtonsProps } from '#blocks/meeting/AnswerButtons.tsx'
import type { MeetingFormProps } from '#blocks/meeting/MeetingForm.tsx'
import type { MeetingView } from '#blocks/meeting/MeetingView.tsx'
import type { MeetingValues, RepeatValues } from '#blocks/meeting/meetingTypes.ts'

const nothing = () => undefined

const never: RepeatValues = {
  repeats: '',
  weekdays: [],
  ending: 'until',
  until: '',
  count: '10',
  dayChanges: [],
}

export const emptyValues: MeetingValues = {
  ...never,
  title: '',
  day: '2026/11/24',
  start: '09:00',
  end: '10:00',
  attendees: [],
  invitees: [],
  typedName: '',
  roomname: '',
  notes: '',
  attachments: [],
}

export const filledValues: MeetingValues = {
  ...emptyValues,
  title: 'Client call: rollout plan',
  attendees: ['Tural Quliyev', 'Aysel Kərimova', 'Rauf Əliyev', 'Jan Novák'],
  invitees: [
    { name: 'Tural Quliyev', personId: 'DEV5' },
    { name: 'Aysel Kərimova', personId: 'DEV3' },
    { name: 'Rauf Əliyev', personId: 'DEV2' },
  ],
  notes: 'Bring the numbers of October.',
  attachments: [{ id: 'a', name: 'agenda.pdf', size: 120_000 }],
}

/** What the server answers about a person. */
export const personSample = (
  person: Partial<AvailabilityAnswer['people'][number]>,
): AvailabilityAnswer['people'][number] => ({
  name: '',
  state: 'free',
  isSelf: false,
  busy: [],
  ...person,
})

/** A Tuesday of five people and a room; the meeting is from 9 to 10. */
const availabilityAnswer: AvailabilityAnswer = {
  people: [
    personSample({ name: 'Leyla Əliyeva', isSelf: true }),
    personSample({
      name: 'Tural Quliyev',
      state: 'busy',
      busy: [
        { start: '09:00', end: '10:15', kind: 'busy' },
        { start: '13:00', end: '14:00', kind: 'tentative' },
      ],
    }),
    personSample({
      name: 'Aysel Kərimova',
      state: 'away',
      busy: [{ start: '14:00', end: '18:00', kind: 'away' }],
    }),
    personSample({ name: 'Rauf Əliyev' }),
    personSample({ name: 'Jan Novák', state: 'unknown' }),
  ],
  room: { state: 'free', busy: [{ start: '11:00', end: '12:00', kind: 'busy' }] },
  next: [
    { day: '2026-11-24', start: '10:15', end: '11:15' },
    { day: '2026-11-24', start: '13:00', end: '14:00' },
    { day: '2026-11-25', start: '09:00', end: '10:00' },
  ],
}

/** Every Tuesday, with six meetings on New Year's days; the first of them cannot be moved. */
const repetitionIn: MeetingFormProps['repetitionIn'] = ({ repeats, weekdays: chosen }) => ({
  day: '2026-11-24',
  patterns: ['weekly', 'monthlyByLastWeekday'],
  ...(repeats === 'weekly' && { weekdays: chosen.length > 0 ? chosen : [2] }),
  proposedUntil: '2027/02/24',
  series: {
    choice: { pattern: 'weekly', weekdays: [2], end: { until: '2027-02-24' } },
    firstDay: '2026-11-24',
    days: Array.from({ length: 14 }, (_day, week) => addDays('2026-11-24', 7 * week)),
  },
  concerned: Array.from({ length: 6 }, (_day, place) => ({
    day: addDays('2027-01-01', place),
    holiday: 'New Year',
    ...(place > 0 && { to: '2027-01-08' }),
  })),
})

export const meetingForm: MeetingFormProps = {
  values: emptyValues,
  isNew: true,
  isTouched: () => false,
  pastOf: () => undefined,
  onClose: nothing,
  onChange: nothing,
  validate: ({ title }) => (title ? {} : ({ title: 'Enter a title' } as Record<string, string>)),
  translate: (message) => message,
  onInvalid: nothing,
  onSave: nothing,
  attendees: {
    people: [
      { name: 'Aysel Kərimova', detail: 'Product designer', personId: 'DEV3' },
      { name: 'Leyla İsmayılova', detail: 'People and hiring manager', personId: 'DEV4' },
      { name: 'Rauf Əliyev', detail: 'Chief executive', personId: 'DEV2' },
      { name: 'Tural Quliyev', detail: 'Network engineer', personId: 'DEV5' },
    ],
    ownName: 'Leyla Əliyeva',
    ownEmail: 'leyla.aliyeva@caspora.example',
    availability: {},
  },
  // Without a day, and so without the grid.
  availability: {
    asked: { ...emptyValues, day: '' },
    status: 'idle',
    onRetry: nothing,
    isRetrying: false,
  },
  repetitionIn,
  room: {
    rooms: [
      { roomname: 'Kəpəz', capacity: 6, state: { kind: 'free' }, conflictDays: [] },
      { roomname: 'Muğan', capacity: 3, state: { kind: 'busy', until: '11:30' }, conflictDays: [] },
    ],
    people: 5,
    seriesDays: 0,
    isOffline: false,
  },
  attachments: {
    onAdd: async (files) => files.map(({ name, size }) => ({ id: name, name, size })),
    onRemove: nothing,
    onDownload: nothing,
    problems: [],
  },
}

export const busyParts = {
  attendees: {
    ...meetingForm.attendees,
    availability: Object.fromEntries(availabilityAnswer.people.map((person) => [person.name, person])),
  },
  availability: {
    ...meetingForm.availability,
    asked: { ...filledValues, roomname: 'Xəzər' },
    status: 'known',
    answer: availabilityAnswer,
  },
} satisfies Partial<MeetingFormProps>

export const meetingAnswer: AnswerButtonsProps = {
  answer: 'maybe',
  onAnswer: nothing,
  organiser: 'Rauf Əliyev',
  sync: 'offline',
  scope: { chosen: 'all', onChoose: nothing },
}

/** One of the company's schedule. */
export const meetingView: ComponentProps<typeof MeetingView> = {
  meeting: {
    title: 'Architecture review',
    day: '2026-11-24',
    start: '14:00',
    end: '16:00',
    attendees: ['Aysel Kərimova', 'Tural Quliyev', 'Irina Sokolova'],
    notes:
      'Read the proposal before: https://docs.caspora.example/architecture/2026/event-sourcing-of-the-schedule?version=4.\nThe room is booked.',
    attachments: [],
  },
  onClose: nothing,
  files: { onDownload: nothing, problems: [] },
  actions: { onDuplicate: nothing, onDownload: nothing },
}

/** Somebody else's meeting, which is answered. */
export const invitationView: ComponentProps<typeof MeetingView> = {
  ...meetingView,
  meeting: {
    ...meetingView.meeting,
    attendees: [
      ...meetingView.meeting.attendees,
      'jan',
      'Somebody with a name that needs more than one line of a phone',
    ],
    invitees: [
      { name: 'Aysel Kərimova', personId: 'DEV3' },
      { name: 'Tural Quliyev', personId: 'DEV5' },
      { name: 'Irina Sokolova', personId: 'DEV6' },
      { name: 'jan', email: 'jan@example.com' },
    ],
    attachments: filledValues.attachments.map((file) => ({ ...file })),
    roomname: '204',
    recurrence: { rule: 'FREQ=MONTHLY;BYDAY=-1TU;COUNT=12', changes: [] },
    shared: { organiser: 'Rauf Əliyev' },
  },
  answer: meetingAnswer,
  answers: {
    'Aysel Kərimova': 'accepted',
    'Tural Quliyev': 'declined',
    'Irina Sokolova': 'waiting',
    jan: 'waiting',
  },
}

/** What one's own meeting has in its head. */
export const ownMeeting = {
  answer: undefined,
  actions: { onEdit: nothing, onDuplicate: nothing, onDownload: nothing, onDelete: nothing },
} satisfies Partial<ComponentProps<typeof MeetingView>>

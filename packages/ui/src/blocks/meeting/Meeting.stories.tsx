import type { Meta, StoryObj } from '@storybook/react-webpack5'
import {
  busyParts,
  emptyValues,
  filledValues,
  invitationView,
  meetingForm,
  meetingView,
  ownMeeting,
  personSample,
} from '#testing/meetingSamples.ts'
import { MeetingForm } from './MeetingForm.tsx'
import { MeetingView } from './MeetingView.tsx'
import { SeriesQuestion } from './SeriesQuestion.tsx'

const meta: Meta<typeof MeetingForm> = {
  title: 'Staff/Meeting',
  component: MeetingForm,
  args: meetingForm,
}

export default meta
type Story = StoryObj<typeof MeetingForm>

export const New: Story = {}

export const Edit: Story = {
  args: { values: filledValues, isNew: false },
}

export const Repeating: Story = {
  args: {
    values: { ...filledValues, repeats: 'weekly', until: '2027/02/24', dayChanges: [{ day: '2027-01-01' }] },
  },
}

export const DeletedElsewhere: Story = { args: { ...Edit.args, isGone: true } }

const [, taken] = meetingForm.room.rooms
const busyRoom = { ...meetingForm.room, chosen: taken }

export const PeopleAreBusy: Story = { args: { ...busyParts, values: filledValues, room: busyRoom } }

export const Errors: Story = {
  args: {
    validate: () => ({
      title: 'Enter a title',
      hours: 'Meeting time must be between 09:00 and 18:00 and the end time should be after the start time.',
    }),
    attachments: {
      ...meetingForm.attachments,
      problems: [{ kind: 'tooLarge', name: 'film.mov' }],
    },
    availability: { ...meetingForm.availability, status: 'failed' },
  },
  play: async ({ canvasElement }) => {
    canvasElement.ownerDocument.querySelector<HTMLElement>('dialog [type=submit]')?.click()
  },
}

export const ReadOnly: Story = { render: () => <MeetingView {...meetingView} /> }

export const Own: Story = { render: () => <MeetingView {...invitationView} {...ownMeeting} /> }

export const Invitation: Story = { render: () => <MeetingView {...invitationView} /> }

export const OutdatedAnswer: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <MeetingView
      {...invitationView}
      outdated={{
        seen: { day: '2026-11-24', start: '09:00' },
        current: { day: '2026-11-26', start: '14:00' },
      }}
    />
  ),
}

export const WhichOfASeries: Story = {
  render: () => (
    <SeriesQuestion
      kind="change"
      scopes={['one', 'following', 'all']}
      note="ownMeeting"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  ),
}

export const WhichPattern: Story = {
  parameters: { lang: 'az' },
  render: () => (
    <SeriesQuestion
      kind="pattern"
      series={{ day: '2026-11-24', recurrence: { rule: 'FREQ=MONTHLY;BYDAY=4TU;COUNT=12', changes: [] } }}
      moves={[
        {
          pattern: 'monthlyByWeekday',
          on: '2026-11-25',
          day: '2026-11-25',
          rule: 'FREQ=MONTHLY;BYDAY=4WE;COUNT=12',
        },
        {
          pattern: 'monthlyByLastWeekday',
          on: '2026-11-25',
          day: '2026-11-25',
          rule: 'FREQ=MONTHLY;BYDAY=-1WE;COUNT=12',
        },
      ]}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  ),
}

export const RoomTaken: Story = {
  args: {
    ...Edit.args,
    roomConflict: {
      kind: 'roomFreed',
      room: '204',
      days: ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'],
    },
  },
}

const russianNames = ['Константин Константинопольский-Рождественский', 'Aysel Kərimova', 'Tural Quliyev']

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    isNew: false,
    values: {
      ...emptyValues,
      title: 'Согласование плана перехода на новую систему учёта рабочего времени и отпусков',
      attendees: russianNames,
      invitees: [{ name: 'Aysel Kərimova', personId: 'DEV3' }],
      attachments: [
        {
          id: 'a',
          name: 'Протокол совещания по переходу на новую систему учёта, окончательная редакция.docx',
          size: 5_400_000,
        },
      ],
    },
    attendees: {
      ...meetingForm.attendees,
      availability: {
        'Константин Константинопольский-Рождественский': personSample({ state: 'away' }),
        'Aysel Kərimova': personSample({ state: 'busy' }),
        'Tural Quliyev': personSample({ state: 'free' }),
      },
      answers: { 'Aysel Kərimova': 'waiting' },
    },
    availability: {
      ...busyParts.availability,
      asked: { ...busyParts.availability.asked, attendees: russianNames },
    },
  },
}

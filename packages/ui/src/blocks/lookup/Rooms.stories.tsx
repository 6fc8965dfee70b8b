import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { Message } from '#primitives/Message.tsx'
import { frameSample, longPeopleSamples, peopleSamples, roomCardSamples } from '#testing/recordSamples.ts'
import { LookupPage } from './LookupPage.tsx'
import { RoomPage } from './RoomPage.tsx'
import { RoomSearch } from './RoomSearch.tsx'
import { RoomStatus } from './RoomStatus.tsx'
import { RoomsPage } from './RoomsPage.tsx'

const nothing = () => undefined

const meta: Meta = {
  title: 'Lookup/Rooms',
  decorators: [
    (Story) => (
      <LookupPage size="wide" {...frameSample}>
        <Story />
      </LookupPage>
    ),
  ],
}

export default meta
type Story = StoryObj

const { rooms } = roomCardSamples
const search = <RoomSearch {...roomCardSamples} query="" onSearch={nothing} />

const room: ComponentProps<typeof RoomPage> = {
  roomname: 'Göygöl',
  people: peopleSamples,
  today: undefined,
  isColleague: true,
  personHref: (idnumber) => `/employee-qr/${idnumber}`,
  children: null,
}

const failure = {
  text: 'We couldn’t reach the server. Check the connection and try again.',
  retry: { label: 'Try again', onRetry: nothing },
  variant: 'inline',
  tone: 'danger',
  headingLevel: 2,
} as const

export const Rooms: Story = {
  render: () => (
    <RoomsPage rooms={rooms} isColleague>
      {search}
    </RoomsPage>
  ),
}

export const NothingFound: Story = {
  render: () => (
    <RoomsPage rooms={rooms} isColleague={false}>
      <RoomSearch {...roomCardSamples} rooms={[]} query="atrium" onSearch={nothing} />
    </RoomsPage>
  ),
}

export const RoomsLoading: Story = {
  render: () => (
    <RoomsPage rooms={undefined} isColleague>
      {search}
    </RoomsPage>
  ),
}

export const RoomsFailed: Story = {
  render: () => (
    <RoomsPage rooms={undefined} isColleague error={<Message {...failure} heading="The rooms didn’t load" />}>
      {search}
    </RoomsPage>
  ),
}

export const Room: Story = { render: () => <RoomPage {...room} /> }

/** Sixty people, long names, one of them with twelve computers. */
export const LongRussianRoom: Story = {
  render: () => (
    <RoomPage
      {...room}
      roomname="Переговорная «Мугань» рядом с лестницей на втором этаже"
      people={longPeopleSamples}
    />
  ),
  parameters: { lang: 'ru' },
}

const today = {
  roomname: 'Kəpəz',
  capacity: 6,
  day: '2026-11-24',
  bookings: [
    { start: '14:00', end: '15:30' },
    { start: '16:00', end: '17:00', meeting: { id: 'm1', title: 'Планирование релиза', isOwn: true } },
  ],
  devices: [{ name: 'Epson EB-982W', type: 'Проектор' }],
}

/** A colleague at the door of a free room for meetings. */
export const MeetingRoom: Story = {
  render: () => (
    <RoomPage {...room} roomname={today.roomname} people={[]} today={today}>
      <RoomStatus
        room={today}
        now={{ day: today.day, minutes: 13 * 60 }}
        meetingHref={() => '#meeting'}
        ownTimeOf={nothing}
        signInHref={undefined}
        chosen={30}
        onChoose={nothing}
        isBooking={false}
        onBook={nothing}
      />
    </RoomPage>
  ),
  parameters: { lang: 'ru' },
}

export const RoomEmpty: Story = { render: () => <RoomPage {...room} people={[]} /> }

export const RoomLoading: Story = { render: () => <RoomPage {...room} people={undefined} /> }

export const RoomFailed: Story = {
  render: () => (
    <RoomPage
      {...room}
      people={undefined}
      error={<Message {...failure} heading="The people of this room didn’t load" />}
    />
  ),
}

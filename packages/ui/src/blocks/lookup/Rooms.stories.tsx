import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { frameSample, longPeopleSamples, peopleSamples, roomCardSamples } from '#testing/recordSamples.ts'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { LookupList } from './LookupList.tsx'
import { LookupPage } from './LookupPage.tsx'
import { RoomCards } from './RoomCards.tsx'
import { RoomPeople } from './RoomPeople.tsx'
import { RoomPlan } from './RoomPlan.tsx'
import { RoomPlanSkeleton } from './RoomPlanSkeleton.tsx'
import { SearchField } from './SearchField.tsx'

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

const room = {
  heading: 'Room Göygöl',
  breadcrumb: (
    <Breadcrumb label="You are here" items={[{ label: 'Rooms', href: '/rooms' }, { label: 'Göygöl' }]} />
  ),
}

const desks = peopleSamples.map(({ name }, place) => ({
  name,
  hasChair: true,
  computers: 1,
  monitors: place % 2,
}))

const figures = [
  { label: 'employees', value: 3 },
  { label: 'computers', value: 2 },
]

const failure = {
  text: 'We could not reach the server. Check the connection and try again.',
  retry: { label: 'Try again', onRetry: nothing },
  variant: 'inline',
  headingLevel: 2,
} as const

export const Rooms: Story = {
  render: () => (
    <LookupList
      heading="Rooms"
      actions={[
        { label: 'Print door plates', href: '/staff/labels?kind=door' },
        { label: 'All labels', href: '/staff/labels' },
      ]}
    >
      <SearchField label="Find a room" value="" onSearch={nothing} />
      <RoomCards rooms={roomCardSamples} />
    </LookupList>
  ),
}

export const NothingFound: Story = {
  render: () => (
    <LookupList heading="Rooms">
      <SearchField label="Find a room" value="atrium" onSearch={nothing} />
      <Message
        variant="inline"
        headingLevel={2}
        heading="No room is called “atrium”"
        text="Part of the name is enough, and marks over letters can be left out."
        action={<Button variant="outline">Clear the search</Button>}
      />
    </LookupList>
  ),
}

export const RoomsLoading: Story = {
  render: () => (
    <LookupList heading="Rooms">
      <CardsSkeleton kind="rooms" label="Loading the rooms" />
    </LookupList>
  ),
}

export const RoomsFailed: Story = {
  render: () => (
    <LookupList heading="Rooms">
      <Message tone="danger" {...failure} heading="The rooms did not load" />
    </LookupList>
  ),
}

export const Room: Story = {
  render: () => (
    <LookupList
      {...room}
      figures={figures}
      picture={<RoomPlan desks={desks} isLarge />}
      actions={[{ label: 'Print the door plate', href: '/staff/labels?kind=door' }]}
    >
      <RoomPeople people={peopleSamples} noComputers="no computer info" />
    </LookupList>
  ),
}

/** Sixty people, long names, one of them with twelve computers. */
export const LongRussianRoom: Story = {
  render: () => (
    <LookupList
      heading="Комната Переговорная «Мугань» рядом с лестницей на втором этаже"
      figures={[
        { label: 'сотрудников', value: 60 },
        { label: 'компьютеров', value: 1234 },
      ]}
      picture={
        <RoomPlan
          desks={longPeopleSamples.map(({ name }) => ({ name, hasChair: true, computers: 1, monitors: 0 }))}
          isLarge
        />
      }
      actions={[{ label: 'Напечатать дверную табличку', href: '/staff/labels?kind=door' }]}
    >
      <RoomPeople people={longPeopleSamples} noComputers="нет данных о компьютере" />
    </LookupList>
  ),
  parameters: { lang: 'ru' },
}

export const RoomEmpty: Story = {
  render: () => (
    <LookupList {...room} figures={figures.map(({ label }) => ({ label, value: 0 }))}>
      <Message variant="inline" headingLevel={2} heading="Nobody sits in this room yet" />
    </LookupList>
  ),
}

export const RoomLoading: Story = {
  render: () => (
    <LookupList {...room} figures="loading" picture={<RoomPlanSkeleton />}>
      <CardsSkeleton kind="people" label="Loading the people of this room" />
    </LookupList>
  ),
}

export const RoomFailed: Story = {
  render: () => (
    <LookupList {...room}>
      <Message tone="danger" {...failure} heading="The people of this room did not load" />
    </LookupList>
  ),
}

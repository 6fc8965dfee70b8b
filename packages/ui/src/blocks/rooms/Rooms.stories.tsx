import type { DeskRoom, RoomPlan } from '@atrium/contract/rooms'
import { computerMoveSamples, stockComputerSamples } from '@atrium/contract/rooms/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { inWidePage } from '#testing/StoryPage.tsx'
import {
  ComputerDialog,
  DeleteRoomDialog,
  HistoryDialog,
  MoveDialog,
  RoomBoard,
  RoomDialog,
} from './index.ts'

const nothing = () => undefined

const room = (id: number, name: string, capacity: number | null = null): DeskRoom => ({
  id,
  name,
  capacity,
  meetings: 0,
})
const person = (id: number, name: string, surname: string, roomId: number): RoomPlan['people'][number] => ({
  id,
  idnumber: `DEV${id}`,
  name,
  surname,
  roomId,
})

const plan: RoomPlan = {
  rooms: [
    room(1, 'Xəzər'),
    room(2, 'Göygöl', 8),
    room(3, 'Dəstək mərkəzi və texniki xidmət şöbəsi '.repeat(2).trim()),
  ],
  people: [
    person(1, 'Rauf', 'Əliyev', 1),
    person(2, 'Nigar', 'Hüseynova', 1),
    person(7, 'Leyla', 'Əliyeva', 2),
    person(8, 'Günəş', 'Əliyeva', 2),
    person(12345678, 'Məhəmmədhüseyn', 'Nəcəfqulubəyzadə-Ağababayev', 3),
  ],
}

function Sample({ picked = [] }: { picked?: number[] }) {
  const [people, setPeople] = useState(plan.people)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(picked))
  const move = (ids: readonly number[], roomId: number | null) =>
    setPeople(people.map((one) => (ids.includes(one.id) ? { ...one, roomId } : one)))
  return (
    <RoomBoard
      plan={{ ...plan, people }}
      selected={selected}
      onSelect={setSelected}
      onMove={(id, roomId) => move([id], roomId)}
      onMoveSelected={(some, roomId) =>
        move(
          some.map(({ id }) => id),
          roomId,
        )
      }
      labelsHref={() => '#labels'}
      onAdd={nothing}
      onEdit={nothing}
      onDelete={nothing}
    />
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Staff/Rooms',
  component: Sample,
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj<typeof Sample>

export const Board: Story = {}

export const Selected: Story = { args: { picked: [7, 12345678] } }

export const Dark: Story = { args: { picked: [7] }, globals: { theme: 'dark' } }

export const Russian: Story = { args: { picked: [7] }, parameters: { lang: 'ru' } }

const form = { onSubmit: () => Promise.resolve(undefined), onCancel: nothing }
const computer = stockComputerSamples('EN').find(({ place }) => place.kind === 'store')
if (!computer) throw new Error('No sample computer is in store.')

export const Renaming: Story = {
  render: () => (
    <RoomDialog {...form} room={room(2, 'Göygöl', 8)} draft={{ name: 'Göygöl', capacity: '8' }} />
  ),
}

export const Deleting: Story = {
  render: () => <DeleteRoomDialog {...form} room={room(2, 'Göygöl', 8)} people={7} computers={2} />,
}

export const Adding: Story = { render: () => <ComputerDialog {...form} plan={plan} /> }

export const Moving: Story = { render: () => <MoveDialog {...form} computer={computer} plan={plan} /> }

export const History: Story = {
  render: () => <HistoryDialog computer={computer} moves={computerMoveSamples()} onClose={nothing} />,
}

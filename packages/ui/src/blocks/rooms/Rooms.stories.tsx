import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { inWidePage } from '#testing/StoryPage.tsx'
import {
  type BoardPerson,
  ComputerDialog,
  DeleteDialog,
  HistoryDialog,
  MoveDialog,
  RoomBoard,
  RoomDialog,
  RoomsPart,
  RoomsTools,
  SelectionBar,
} from './index.ts'

const nothing = () => undefined

interface SampleRoom {
  id: number | null
  name: string
  people: BoardPerson[]
}

const person = (id: number, name: string): BoardPerson => ({ id, name, note: `DEV${id}` })
const longName = 'Məhəmmədhüseyn Nəcəfqulubəyzadə-Ağababayev'

const rooms: SampleRoom[] = [
  { id: 1, name: 'Xəzər', people: [person(1, 'Rauf Əliyev'), person(2, 'Nigar Hüseynova')] },
  { id: 2, name: 'Göygöl', people: [person(7, 'Leyla Əliyeva'), person(8, 'Günəş Əliyeva')] },
  {
    id: 3,
    name: 'Dəstək mərkəzi və texniki xidmət şöbəsi '.repeat(2).trim(),
    people: [person(12345678, longName)],
  },
  { id: null, name: 'Without a room', people: [] },
]

function Sample({ start, picked = [] }: { start: SampleRoom[]; picked?: number[] }) {
  const [board, setBoard] = useState(start)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(picked))
  const [sought, setSought] = useState('')
  const all = board.flatMap(({ people }) => people)
  const move = (ids: readonly number[], roomId: number | null) =>
    setBoard(
      board.map((room) => ({
        ...room,
        people: [
          ...room.people.filter(({ id }) => !ids.includes(id)),
          ...(room.id === roomId ? all.filter(({ id }) => ids.includes(id)) : []),
        ],
      })),
    )
  return (
    <RoomsPart heading="Rooms">
      <RoomsTools label="Search for a person or a room" value={sought} onChange={setSought} />
      <RoomBoard
        rooms={board.map((room) => ({
          ...room,
          count: `${room.people.length} people`,
          menu: {
            label: `Actions for ${room.name}`,
            items: room.id === null ? [] : [{ label: 'Rename', onChoose: nothing }],
          },
        }))}
        texts={{
          select: (name) => `Select ${name}`,
          grip: (name) => `Move ${name}`,
          gripHint: 'Enter picks a person up, the arrow keys choose a room, Enter puts the person down.',
          empty: 'Nobody sits here',
          lifted: (name, room) => `${name} picked up. Room: ${room}.`,
          over: (room) => `Room: ${room}`,
          dropped: (name, room) => `${name} put down. Room: ${room}`,
          stayed: (name, room) => `${name} stays. Room: ${room}`,
        }}
        selected={selected}
        onSelect={(id, isOn) =>
          setSelected(new Set(isOn ? [...selected, id] : [...selected].filter((one) => one !== id)))
        }
        onMove={(id, roomId) => move([id], roomId)}
      >
        <SelectionBar
          count={selected.size > 0 ? `${selected.size} people selected` : ''}
          moveLabel="Move to…"
          placeholder="Choose a room"
          missing="Choose a room first."
          rooms={board.map(({ id, name }) => ({ value: String(id), label: name }))}
          onMove={(value) => move([...selected], board.find(({ id }) => String(id) === value)?.id ?? null)}
          buttons={{ move: 'Move', print: 'Print labels', clear: 'Clear the selection' }}
          printHref="#labels"
          onClear={() => setSelected(new Set())}
        />
      </RoomBoard>
    </RoomsPart>
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Staff/Rooms',
  component: Sample,
  decorators: [inWidePage],
  args: { start: rooms },
}

export default meta
type Story = StoryObj<typeof Sample>

export const Board: Story = {}

export const Selected: Story = { args: { picked: [7, 12345678] } }

export const Dark: Story = { args: { picked: [7] }, globals: { theme: 'dark' } }

const form = {
  buttons: { save: 'Save', saving: 'Saving', cancel: 'Cancel' },
  onSubmit: () => Promise.resolve(undefined),
  onCancel: nothing,
}
const place = {
  listLabel: 'Places',
  nothingFound: 'No place has this name.',
  notChosen: 'Choose a place from the list.',
  label: 'Where it goes',
  choose: 'Choose',
  options: [
    { value: 'store', label: 'In store' },
    { value: 'employee:7', label: 'Leyla Əliyeva · DEV7' },
  ],
}

export const Renaming: Story = {
  render: () => (
    <RoomDialog
      {...form}
      title="Edit Göygöl"
      label="Name on the door"
      capacity={{ label: 'People at a meeting', hint: 'Leave it empty for a room that cannot be booked.' }}
      draft={{ name: 'Göygöl', capacity: '8' }}
    />
  ),
}

export const Deleting: Story = {
  render: () => (
    <DeleteDialog {...form} title="Delete Göygöl?" text="7 people are without a room afterwards." />
  ),
}

export const Adding: Story = {
  render: () => (
    <ComputerDialog
      {...form}
      title="Add a computer"
      labels={{
        name: 'Brand and model',
        az: 'Type in Azerbaijani',
        en: 'Type in English',
        ru: 'Type in Russian',
        serial: 'Serial number',
      }}
      place={place}
    />
  ),
}

export const Moving: Story = {
  render: () => (
    <MoveDialog
      {...form}
      title="Lenovo ThinkPad T480: where it goes"
      text="Now: In store"
      place={place}
      wordsLabel="Why, for the history"
    />
  ),
}

export const History: Story = {
  render: () => (
    <HistoryDialog
      title="History of Lenovo ThinkPad T480"
      text="Now: In store"
      history={{
        label: 'Where it has been',
        steps: [
          {
            what: 'Leyla Əliyeva → In store',
            when: '2 November 2026, 11:10, Rauf Əliyev',
            words: 'A new laptop took its place',
          },
          { what: 'Added: Leyla Əliyeva', when: '6 February 2023, 10:00', words: '' },
        ],
      }}
      closeLabel="Close"
      onClose={nothing}
    />
  ),
}

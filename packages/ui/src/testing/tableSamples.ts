import type { TableColumn } from '#blocks/table/index.ts'

export interface SampleRow {
  id: string
  name: string
  team: string
  position: string
  room: string
  hours: number
  since: string
}

const names = [
  'Leyla Əliyeva',
  'Orxan Məmmədov',
  'Екатерина Королёва',
  'Nigar Hüseynova',
  'Çingiz İsmayılov',
  'Irina Sokolova',
  'Elvin Rzayev',
  'Aysel Quliyeva',
]
const teams = ['IT', 'Projects', 'People']
const positions = ['Project manager', 'Test engineer', 'Analyst', 'Head of quality and testing', 'Designer']

/** So many people; the first ones have the plain names, the others a number as well. */
export const peopleSamples = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `DEV${place + 1}`,
    name: `${names[place % names.length]}${place < names.length ? '' : ` ${Math.floor(place / names.length) + 1}`}`,
    team: teams[place % teams.length] ?? '',
    position: positions[place % positions.length] ?? '',
    room: `${(place % 9) + 1}0${place % 7}`,
    hours: (place * 37) % 100,
    since: `20${10 + (place % 16)}-0${(place % 9) + 1}-1${place % 10}`,
  }))

export const peopleColumns: TableColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    filterText: ({ name }) => name,
    width: 14,
    primary: true,
  },
  {
    id: 'team',
    header: 'Team',
    cell: ({ team }) => team,
    sortValue: ({ team }) => team,
    filterText: ({ team }) => team,
    options: teams.map((team) => ({ value: team, label: team })),
    width: 8,
  },
  {
    id: 'position',
    header: 'Position',
    cell: ({ position }) => position,
    filterText: ({ position }) => position,
    width: 14,
    hideable: true,
  },
  { id: 'room', header: 'Room', cell: ({ room }) => room, width: 6, hideable: true },
  {
    id: 'hours',
    header: 'Hours',
    cell: ({ hours }) => hours,
    sortValue: ({ hours }) => hours,
    align: 'end',
    width: 7,
    hideable: true,
  },
  { id: 'since', header: 'Since', cell: ({ since }) => since, sortValue: ({ since }) => since, width: 9 },
]

export const tableTexts = {
  loadingLabel: 'The employees are loading',
  empty: { heading: 'No employees yet', text: 'Add the first one, or import a list.' },
}

import { type Language, languages } from '#core/language.ts'
import { fullNameOf } from '#people/badges/endpoints.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import { computerTypes } from '#people/badges/sampleTexts.ts'
import { type RoomName, roomNames } from '#people/samplePeople.ts'
import type { ComputerMove, ComputerPlace, StockComputer } from './schema.ts'

interface StockSample {
  name: string
  type: Record<Language, string>
  serial: string
  /** Where it is. */
  place: { room: RoomName } | 'store' | 'retired'
  /** Where it was before: with the employee of an id, and the words when it was taken away. */
  before?: { personId: number; words: string }
}

/** What belongs to rooms, what lies in store, and what is out of use. */
export const stockSamples: StockSample[] = [
  { name: 'Epson EB-982W', type: computerTypes.projector, serial: 'X4HK8500312', place: { room: 'Xəzər' } },
  {
    name: 'HP LaserJet Pro 4002',
    type: computerTypes.printer,
    serial: 'VNB3K41902',
    place: { room: 'Xəzər' },
  },
  { name: 'Epson EB-W51', type: computerTypes.projector, serial: 'X5PN2201177', place: { room: 'Göygöl' } },
  {
    name: 'Xerox VersaLink C405',
    type: computerTypes.printer,
    serial: '3375612084',
    place: { room: 'Dəstək mərkəzi' },
  },
  {
    name: 'Lenovo ThinkPad T480',
    type: computerTypes.laptop,
    serial: 'PF1HQ7W2',
    place: 'store',
    before: { personId: 7, words: 'A new laptop took its place' },
  },
  {
    name: 'Dell P2417H',
    type: computerTypes.monitor,
    serial: 'CN0KH0NG74',
    place: 'retired',
    before: { personId: 27, words: 'The screen is broken' },
  },
]

const nowhere = { id: null, name: '' }

const placeOf = (place: StockSample['place']): ComputerPlace =>
  typeof place === 'string'
    ? { kind: place, ...nowhere }
    : { kind: 'room', id: roomNames.indexOf(place.room) + 1, name: place.room }

/** All computers in the form of `GET /api/v1/computers/`. */
export const stockComputerSamples = (language: Language): StockComputer[] => {
  const owned = badgeSamples.flatMap((employee) =>
    employee.computerinfo.map((computer) => ({
      ...computer,
      place: { kind: 'employee', id: employee.id, name: fullNameOf(employee) } satisfies ComputerPlace,
    })),
  )
  const others = stockSamples.map(({ before: _before, ...sample }) => ({
    ...sample,
    place: placeOf(sample.place),
  }))
  return [...owned, ...others].map(({ type, ...computer }, place) => ({
    ...computer,
    id: place + 1,
    type: type[language],
    types: Object.fromEntries(languages.map((each) => [each, type[each]])) as Record<Language, string>,
  }))
}

/** The history of a computer that was with somebody and is in store. */
export const computerMoveSamples = (): ComputerMove[] => {
  const leyla = badgeSamples[6]
  if (!leyla) throw new Error('There are seven sample employees at least.')
  const owner: ComputerPlace = { kind: 'employee', id: leyla.id, name: fullNameOf(leyla) }
  return [
    {
      id: 2,
      from: owner,
      to: { kind: 'store', ...nowhere },
      at: '2026-11-02T07:10:00.000Z',
      by: 'Rauf Əliyev',
      words: 'A new laptop took its place',
    },
    { id: 1, from: null, to: owner, at: '2023-02-06T06:00:00.000Z', by: '', words: '' },
  ]
}

import { fullNameOf } from '@atrium/contract/people'
import { badgeSamples, roomNames } from '@atrium/contract/people/samples'
import type { ComputerMove, ComputerPlace, ComputerTarget } from '@atrium/contract/rooms'
import { computersEndpoints } from '@atrium/contract/rooms/computers/calls'
import {
  computerChangesSchema,
  moveComputerSchema,
  newComputerSchema,
} from '@atrium/contract/rooms/computers/schema'
import { computerMoveSamples, stockComputerSamples } from '@atrium/contract/rooms/samples'
import { answering, done, json, languageOf, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({
  computers: stockComputerSamples('EN'),
  moves: {} as Record<number, ComputerMove[]>,
}))

/** The place with its name; `undefined` for an unknown person or room. */
function placeOf({ kind, id }: ComputerTarget): ComputerPlace | undefined {
  if (kind !== 'employee' && kind !== 'room') return { kind, id, name: '' }
  const person = kind === 'employee' ? badgeSamples.find((employee) => employee.id === id) : undefined
  const name = person ? fullNameOf(person) : kind === 'room' ? roomNames[(id ?? 0) - 1] : undefined
  return name === undefined ? undefined : { kind, id, name }
}

const found = (id: unknown) => memory.computers.find((computer) => String(computer.id) === id)
const historyOf = (id: number) => memory.moves[id] ?? computerMoveSamples()

/** The calls about computers. */
export const computersMocks = [
  mockOf(computersEndpoints.listComputers, ({ request }) =>
    json(memory.computers.map((one) => ({ ...one, type: one.types[languageOf(request)] }))),
  ),
  mockOf(
    computersEndpoints.addComputer,
    answering(newComputerSchema, ({ place: target, ...changes }) => {
      const place = placeOf(target)
      if (!place) return notFound()
      const id = memory.computers.length + 1
      memory.computers = [...memory.computers, { ...changes, id, type: changes.types.EN, place }]
      return done()
    }),
  ),
  mockOf(computersEndpoints.changeComputer, ({ params, request }) => {
    const computer = found(params.id)
    if (!computer) return notFound()
    return answering(computerChangesSchema, (changes) => {
      memory.computers = memory.computers.map((one) => (one === computer ? { ...one, ...changes } : one))
      return done()
    })({ request })
  }),
  mockOf(computersEndpoints.moveComputer, ({ params, request }) => {
    const computer = found(params.id)
    if (!computer) return notFound()
    return answering(moveComputerSchema, ({ place, words }) => {
      const to = placeOf(place)
      if (!to) return notFound()
      const past = historyOf(computer.id)
      memory.computers = memory.computers.map((one) => (one === computer ? { ...one, place: to } : one))
      memory.moves[computer.id] = [
        {
          id: past.length + 1,
          from: computer.place,
          to,
          at: '2026-11-24T08:00:00.000Z',
          by: 'Leyla Əliyeva',
          words,
        },
        ...past,
      ]
      return done()
    })({ request })
  }),
  mockOf(computersEndpoints.listComputerMoves, ({ params }) =>
    found(params.id) ? json(historyOf(Number(params.id))) : notFound(),
  ),
]

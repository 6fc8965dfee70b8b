import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import {
  addComputer,
  type ComputerChanges,
  type ComputerMove,
  type ComputerPlace,
  type ComputerPlaceKind,
  type ComputerTarget,
  changeComputer,
  computerPlaceKinds,
  listComputerMoves,
  listComputers,
  moveComputer,
  type StockComputer,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { idParams, largestNumber, line, lines, record, wholeNumber } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const kind = () => mixed<ComputerPlaceKind>().oneOf(computerPlaceKinds).required()

const placeSchema: ObjectSchema<ComputerPlace> = object({
  kind: kind(),
  id: number().integer().nullable().defined(),
  name: string().defined(),
})

const names = object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() })

const computerSchema: ObjectSchema<StockComputer> = object({
  id: number().integer().required(),
  name: string().defined(),
  type: string().defined(),
  types: names,
  serial: string().defined(),
  place: placeSchema,
})

const moveSchema: ObjectSchema<ComputerMove> = object({
  id: number().integer().required(),
  from: placeSchema.nullable().defined().default(null),
  to: placeSchema,
  at: string().required(),
  by: string().defined(),
  words: string().defined(),
})

const text = () => line(limits.employeeText, message('employeeTextTooLong'))
const typeName = () => text().required(message('computerTypeRequired'))

const changes = {
  name: text().required(message('computerNameRequired')),
  types: record({ AZ: typeName(), EN: typeName(), RU: typeName() }).required(),
  serial: text().defined(),
}

/** The body of `changeComputer`. */
export const computerChangesSchema: ObjectSchema<ComputerChanges> = object(changes)

/** A person or a room has an id, the other places have none. */
const target: ObjectSchema<ComputerTarget> = record({
  kind: mixed<ComputerPlaceKind>()
    .oneOf(computerPlaceKinds, message('computerPlaceRequired'))
    .required(message('computerPlaceRequired')),
  id: wholeNumber(1, largestNumber).nullable().defined(),
}).test(
  'named',
  message('computerPlaceRequired'),
  ({ kind: chosen, id }) =>
    (id !== null && id !== undefined) === (chosen === 'employee' || chosen === 'room'),
)

/** The body of `addComputer`. */
export const newComputerSchema: ObjectSchema<ComputerChanges & { place: ComputerTarget }> = object({
  ...changes,
  place: target.required(),
})

/** The body of `moveComputer`. */
export const moveComputerSchema: ObjectSchema<{ place: ComputerTarget; words: string }> = object({
  place: target.required(),
  words: lines(limits.leaveWords, message('wordsTooLong')).defined(),
})

export const computersEndpoints = {
  listComputers: withSchemas(listComputers, { reply: array(computerSchema).defined() }),
  addComputer: withSchemas(addComputer, { body: newComputerSchema, reply: noReply }),
  changeComputer: withSchemas(changeComputer, {
    params: idParams,
    body: computerChangesSchema,
    reply: noReply,
  }),
  moveComputer: withSchemas(moveComputer, { params: idParams, body: moveComputerSchema, reply: noReply }),
  listComputerMoves: withSchemas(listComputerMoves, {
    params: idParams,
    reply: array(moveSchema).defined(),
  }),
}

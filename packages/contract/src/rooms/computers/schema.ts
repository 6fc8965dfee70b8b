import { type InferType, mixed, number, object, string } from 'yup'
import { largestNumber, line, lines, record, wholeNumber } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type ComputerPlaceKind, computerPlaceKinds } from './rules.ts'

const kind = () => mixed<ComputerPlaceKind>().oneOf(computerPlaceKinds).required()

const placeSchema = object({
  kind: kind(),
  id: number().integer().nullable().defined(),
  /** Of the employee or of the room; empty for the other kinds, and when the record is gone. */
  name: string().defined(),
})

/** A place of a computer, with its name. */
export type ComputerPlace = InferType<typeof placeSchema>

const names = object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() })

export const computerSchema = object({
  id: number().integer().required(),
  name: string().defined(),
  /** In the language of the request. */
  type: string().defined(),
  types: names,
  serial: string().defined(),
  place: placeSchema,
})

/** A computer on the desk. */
export type StockComputer = InferType<typeof computerSchema>

export const moveSchema = object({
  id: number().integer().required(),
  /** `null` when the computer was added. */
  from: placeSchema.nullable().defined().default(null),
  to: placeSchema,
  /** ISO instant. */
  at: string().required(),
  /** First and last name; empty for an import in the terminal, and when the account is gone. */
  by: string().defined(),
  words: string().defined(),
})

/** One entry of a computer's history. */
export type ComputerMove = InferType<typeof moveSchema>

const text = () => line(limits.employeeText, message('employeeTextTooLong'))
const typeName = () => text().required(message('computerTypeRequired'))

const changes = {
  name: text().required(message('computerNameRequired')),
  types: record({ AZ: typeName(), EN: typeName(), RU: typeName() }).required(),
  serial: text().defined(),
}

/** The body of `changeComputer`. */
export const computerChangesSchema = object(changes)

/** What the desk writes about a computer. */
export type ComputerChanges = InferType<typeof computerChangesSchema>

/** A person or a room has an id, the other places have none. */
const target = record({
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

/** A place that a computer is given to. */
export type ComputerTarget = InferType<typeof target>

/** The body of `addComputer`. */
export const newComputerSchema = object({
  ...changes,
  place: target.required(),
})

/** The body of `moveComputer`. */
export const moveComputerSchema = object({
  place: target.required(),
  words: lines(limits.leaveWords, message('wordsTooLong')).defined(),
})

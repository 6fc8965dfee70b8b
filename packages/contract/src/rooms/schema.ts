import { array, type InferType, number, object, string } from 'yup'
import { largestNumber, line, listOf, photoHash, wholeNumber } from '#core/fields.ts'
import { foldText } from '#core/fold.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'

export const deskRoomSchema = object({
  id: number().integer().required(),
  name: string().required(),
  /** How many people a meeting in the room may have; `null` for a room that cannot be booked. */
  capacity: number().integer().nullable().defined(),
  /** How many meetings have booked the room from today on; a series is one. */
  meetings: number().integer().required(),
})

/** A room on the desk. */
export type DeskRoom = InferType<typeof deskRoomSchema>

/** A person with a badge who has not left. */
const personSchema = object({
  /** `people.id`. */
  id: number().integer().required(),
  /** `DEV` and a number. */
  idnumber: string().required(),
  name: string().defined(),
  surname: string().defined(),
  photo: photoHash(),
  /** `null` for a person without a room. */
  roomId: number().integer().nullable().defined(),
})

export const planSchema = object({
  rooms: array(deskRoomSchema).defined(),
  people: array(personSchema).defined(),
})

/** All rooms and all people, both in alphabetical order. */
export type RoomPlan = InferType<typeof planSchema>

/** The body of `addRoom` and `renameRoom`. The address of the room's page contains the name. */
export const roomChangesSchema = object({
  name: line(limits.roomName, message('roomNameTooLong'))
    .required(message('roomNameRequired'))
    .test('addressable', message('roomNameUnusable'), (name) => /[\p{L}\p{N}]/u.test(foldText(name ?? ''))),
  capacity: number()
    .transform((_made, given) => given)
    .typeError(message('roomCapacityInvalid'))
    .integer(message('roomCapacityInvalid'))
    .min(1, message('roomCapacityInvalid'))
    .max(limits.roomCapacity, message('roomCapacityInvalid'))
    .nullable(),
})

/** What is written about a room; without `capacity` the room keeps its own. */
export type RoomChanges = InferType<typeof roomChangesSchema>

/** The body of `movePeople`. */
export const movePeopleSchema = object({
  people: listOf(wholeNumber(1, largestNumber).required(), limits.movedPeople).min(1),
  roomId: wholeNumber(1, largestNumber).nullable().defined(),
})

import { array, number, type ObjectSchema, object, string } from 'yup'
import { foldText } from '#core/fold.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  addRoom,
  type DeskRoom,
  deleteRoom,
  getRoomPlan,
  movePeople,
  type RoomChanges,
  type RoomPerson,
  type RoomPlan,
  renameRoom,
} from './endpoints.ts'
import { idParams, largestNumber, line, listOf, wholeNumber } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'

const roomSchema: ObjectSchema<DeskRoom> = object({
  id: number().integer().required(),
  name: string().required(),
  capacity: number().integer().nullable().defined(),
  meetings: number().integer().required(),
})

const personSchema: ObjectSchema<RoomPerson> = object({
  id: number().integer().required(),
  idnumber: string().required(),
  name: string().defined(),
  surname: string().defined(),
  roomId: number().integer().nullable().defined(),
})

const planSchema: ObjectSchema<RoomPlan> = object({
  rooms: array(roomSchema).defined(),
  people: array(personSchema).defined(),
})

/** The body of `addRoom` and `renameRoom`. The name stands in the address of the room's page. */
export const roomChangesSchema: ObjectSchema<RoomChanges> = object({
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

/** The body of `movePeople`. */
export const movePeopleSchema: ObjectSchema<{ people: number[]; roomId: number | null }> = object({
  people: listOf(wholeNumber(1, largestNumber).required(), limits.movedPeople).min(1),
  roomId: wholeNumber(1, largestNumber).nullable().defined(),
})

export const roomsDeskEndpoints = {
  getRoomPlan: withSchemas(getRoomPlan, { reply: planSchema }),
  addRoom: withSchemas(addRoom, { body: roomChangesSchema, reply: roomSchema }),
  renameRoom: withSchemas(renameRoom, { params: idParams, body: roomChangesSchema, reply: roomSchema }),
  deleteRoom: withSchemas(deleteRoom, { params: idParams, reply: noReply }),
  movePeople: withSchemas(movePeople, { body: movePeopleSchema, reply: noReply }),
}

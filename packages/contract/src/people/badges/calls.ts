import { array, mixed, object } from 'yup'
import { flag } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import {
  type BadgeField,
  badgeFields,
  listEmployees,
  listPublicFields,
  listRoomEmployees,
  listRooms,
  setPublicField,
} from './endpoints.ts'
import { employees, employeesQuerySchema, roomParamsSchema, roomSchema } from './schema.ts'

const field = mixed<BadgeField>().oneOf(badgeFields).required()

/** The rows of the call table about employees and rooms (spec 7), and the calls about what strangers see. */
export const badgesEndpoints = {
  listEmployees: withSchemas(listEmployees, { query: employeesQuerySchema, reply: employees }),
  listRoomEmployees: withSchemas(listRoomEmployees, { params: roomParamsSchema, reply: employees }),
  listRooms: withSchemas(listRooms, { reply: array(roomSchema.required()).defined() }),
  listPublicFields: withSchemas(listPublicFields, { reply: array(field).defined() }),
  setPublicField: withSchemas(setPublicField, {
    params: object({ field }),
    body: object({ isPublic: flag().required() }),
    reply: noReply,
  }),
}

import { array } from 'yup'
import { withSchemas } from '#core/withSchemas.ts'
import { listEmployees, listRoomEmployees, listRooms } from './endpoints.ts'
import { employees, employeesQuerySchema, roomParamsSchema, roomSchema } from './schema.ts'

/** The rows of the call table about employees and rooms (spec 7). */
export const badgesEndpoints = {
  listEmployees: withSchemas(listEmployees, { query: employeesQuerySchema, reply: employees }),
  listRoomEmployees: withSchemas(listRoomEmployees, { params: roomParamsSchema, reply: employees }),
  listRooms: withSchemas(listRooms, { reply: array(roomSchema.required()).defined() }),
}

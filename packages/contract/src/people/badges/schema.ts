import { array, mixed, number, type ObjectSchema, object, string } from 'yup'
import {
  type Computer,
  type Employee,
  listEmployees,
  listRoomEmployees,
  listRooms,
  type OtherInfo,
  type Room,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { text } from '#core/fields.ts'
import { withSchemas } from '#core/withSchemas.ts'

export const computerSchema: ObjectSchema<Computer> = object({
  name: string().defined(),
  type: string().defined(),
  serial: string().optional(),
})

const isText = (value: unknown) => typeof value === 'string'

const otherInfoSchema: ObjectSchema<OtherInfo> = object({
  name: string().defined(),
  description: mixed<string | string[]>((value): value is string | string[] =>
    Array.isArray(value) ? value.every(isText) : isText(value),
  ).defined(),
})

export const employeeSchema: ObjectSchema<Employee> = object({
  id: number().integer().required(),
  idnumber: string().required(),
  name: string().optional(),
  surname: string().optional(),
  email: string().optional(),
  number: string().optional(),
  roomname: string().optional(),
  job: string().optional(),
  computerinfo: array(computerSchema.required()).optional(),
  otherinfo: array(otherInfoSchema.required()).optional(),
})

export const roomSchema: ObjectSchema<Room> = object({
  roomname: string().required(),
  employees: number().integer().min(0).required(),
  computers: number().integer().min(0).required(),
  monitors: number().integer().min(0).optional(),
  devices: number().integer().min(1).optional(),
  capacity: number().integer().min(1).optional(),
})

/** The employee in the address of a call; any text is valid, although most name no employee. */
const employeesQuerySchema: ObjectSchema<{ idnumber?: string | undefined }> = object({
  idnumber: text(limits.name).optional(),
})

export const roomParamsSchema: ObjectSchema<{ roomname: string }> = object({
  roomname: text(limits.roomName).required(),
})

const employees = array(employeeSchema.required()).defined()

/** The rows of the call table about employees and rooms (spec 7). */
export const employeesEndpoints = {
  listEmployees: withSchemas(listEmployees, { query: employeesQuerySchema, reply: employees }),
  listRoomEmployees: withSchemas(listRoomEmployees, { params: roomParamsSchema, reply: employees }),
  listRooms: withSchemas(listRooms, { reply: array(roomSchema.required()).defined() }),
}

import { array, type InferType, mixed, number, object, string } from 'yup'
import { photoHash, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'

export const computerSchema = object({
  /** Brand and model. */
  name: string().defined(),
  /** The type of the computer, in the language of the request. */
  type: string().defined(),
  serial: string().optional(),
})

/** A computer of an employee. */
export type Computer = InferType<typeof computerSchema>

const isText = (value: unknown) => typeof value === 'string'

const otherInfoSchema = object({
  name: string().defined(),
  description: mixed<string | string[]>((value): value is string | string[] =>
    Array.isArray(value) ? value.every(isText) : isText(value),
  ).defined(),
})

/** A further fact about an employee: one text, or a list of choices. */
export type OtherInfo = InferType<typeof otherInfoSchema>

export const badgeSchema = object({
  id: number().integer().required(),
  /** `DEV` and a number. */
  idnumber: string().required(),
  name: string().optional(),
  surname: string().optional(),
  email: string().optional(),
  /** The phone number. */
  number: string().optional(),
  /** Empty for an employee without a room. */
  roomname: string().optional(),
  job: string().optional(),
  computerinfo: array(computerSchema.required()).optional(),
  otherinfo: array(otherInfoSchema.required()).optional(),
  /** For colleagues only, whatever fields are public. */
  photo: photoHash(),
})

/**
 * An employee (spec 3). `job`, the types of computers and `otherinfo` are in the language of the request. The public
 * receives the public fields, colleagues all fields.
 */
export type Badge = InferType<typeof badgeSchema>

export const roomSchema = object({
  roomname: string().required(),
  employees: number().integer().min(0).required(),
  /** Without the monitors. */
  computers: number().integer().min(0).required(),
  monitors: number().integer().min(0).optional(),
  /** What belongs to the room itself, such as a printer; left out where there is nothing. */
  devices: number().integer().min(1).optional(),
  /** How many people a meeting in the room may have; left out for a room that cannot be booked. */
  capacity: number().integer().min(1).optional(),
})

/** A room with its numbers of employees, computers and monitors. */
export type Room = InferType<typeof roomSchema>

/** The employee in the address of a call; any text is valid, although most name no employee. */
export const employeesQuerySchema = object({
  idnumber: text(limits.name).optional(),
})

export const roomParamsSchema = object({
  roomname: text(limits.roomName).required(),
})

export const employees = array(badgeSchema.required()).defined()

import { endpoint } from './endpoint.ts'

/** A computer that somebody works with. */
export interface Computer {
  /** Brand and model. */
  name: string
  /** What kind it is, in the language of the request. */
  type: string
  serial?: string | undefined
}

/** Something else to know of an employee: one text, or a list to choose from. */
export interface OtherInfo {
  name: string
  description: string | string[]
}

/** The fields of an employee that a setting shows to strangers, or hides from them. */
export const employeeFields = [
  'name',
  'surname',
  'email',
  'number',
  'roomname',
  'job',
  'computerinfo',
  'serial',
  'otherinfo',
] as const

export type EmployeeField = (typeof employeeFields)[number]

/**
 * An employee (spec 3). `job`, types of computers and `otherinfo` are in the language of the request. What the caller
 * may not see is missing: strangers see what the server's settings show, colleagues see all.
 */
export interface Employee {
  id: number
  /** `DEV` and a number. */
  idnumber: string
  name?: string | undefined
  surname?: string | undefined
  email?: string | undefined
  /** The phone. */
  number?: string | undefined
  /** Empty for somebody without a room. */
  roomname?: string | undefined
  job?: string | undefined
  computerinfo?: Computer[] | undefined
  otherinfo?: OtherInfo[] | undefined
}

/** A room with how many people and computers are in it. */
export interface Room {
  roomname: string
  employees: number
  computers: number
}

/**
 * Employees (spec 7, Employee; decision 9). With `idnumber`, in any form that `readIdNumber` reads, the one of that
 * number, or 404; without it everybody, which only colleagues are answered (401).
 */
export const listEmployees = endpoint<{ query: { idnumber?: string | undefined }; reply: Employee[] }>({
  method: 'GET',
  path: '/api/employees',
  reply: 'list',
})

/** Who sits in a room, by the number of their id (spec 7, Room employees); 404 for a room that is not there. */
export const listRoomEmployees = endpoint<{ params: { roomname: string }; reply: Employee[] }>({
  method: 'GET',
  path: '/api/employees/room/:roomname/',
  reply: 'list',
})

/** Every room, by the alphabet (spec 2, Rooms list). */
export const listRooms = endpoint<{ reply: Room[] }>({ method: 'GET', path: '/api/rooms/', reply: 'list' })

const prefix = 'DEV'

/** The id as it is printed on the badge: `DEV7` for `DEV7`, `dev7`, `DEV-007`, `7` and `007`. Nothing for what is no id. */
export function readIdNumber(text: string): string | undefined {
  const digits = /^(?:dev[\s-]*)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  return digits && prefix + digits
}

/** The id of a number: `DEV7` of 7. */
export const idNumberOf = (number: number): string => `${prefix}${number}`

/** The number in an id, to sort by; what has none comes last. */
export const numberOfId = (idnumber: string): number =>
  Number(/\d+/.exec(idnumber)?.[0] ?? Number.POSITIVE_INFINITY)

/** For `sort`: by the number of the id, `DEV7` before `DEV12` (spec 7, Room employees). */
export const byIdNumber = (one: Pick<Employee, 'idnumber'>, other: Pick<Employee, 'idnumber'>): number => {
  const [first, second] = [numberOfId(one.idnumber), numberOfId(other.idnumber)]
  return first === second ? 0 : first - second
}

/** Name and surname, as far as they are known. */
export const fullNameOf = ({ name, surname }: Pick<Employee, 'name' | 'surname'>): string =>
  [name, surname].filter(Boolean).join(' ')

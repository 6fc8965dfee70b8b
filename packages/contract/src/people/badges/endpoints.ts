import { endpoint } from '#core/endpoint.ts'
import type { Badge, Computer, Room } from './schema.ts'

/** The fields of an employee that an administrator makes public or hides from visitors who are not signed in. */
export const badgeFields = [
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

export type BadgeField = (typeof badgeFields)[number]

/** Part of the type of every monitor, in any language, as a regular expression for JavaScript and PostgreSQL. */
export const monitorPattern = 'monitor|[Мм]онитор'

/** Whether a computer of an employee is a monitor, which is counted by itself. */
export const isMonitor = ({ type }: Pick<Computer, 'type'>): boolean =>
  new RegExp(monitorPattern, 'i').test(type)

/**
 * Employees (spec 7, Employee; departure 9). With `idnumber`, in any form that `readIdNumber` accepts, the answer has
 * that employee, or is 404. Without `idnumber` it has all employees, for colleagues only (401).
 */
export const listEmployees = endpoint<{ query: { idnumber?: string | undefined }; reply: Badge[] }>({
  method: 'GET',
  path: '/api/employees',
  reply: 'list',
})

/** The employees in a room, sorted by the number of their id (spec 7, Room employees); 404 for an unknown room. */
export const listRoomEmployees = endpoint<{ params: { roomname: string }; reply: Badge[] }>({
  method: 'GET',
  path: '/api/employees/room/:roomname/',
  reply: 'list',
})

/** Every room in alphabetical order (spec 2, Rooms list). */
export const listRooms = endpoint<{ reply: Room[] }>({ method: 'GET', path: '/api/rooms/', reply: 'list' })

/** The public fields of badges. */
export const listPublicFields = endpoint<{ reply: BadgeField[] }>({
  method: 'GET',
  path: '/api/v1/people/public-fields/',
  reply: 'list',
  permission: 'site.manage',
})

/** Makes one field of all badges public, or hides it from strangers, from the next lookup on. */
export const setPublicField = endpoint<{
  params: { field: BadgeField }
  body: { isPublic: boolean }
  reply: undefined
}>({
  method: 'PUT',
  path: '/api/v1/people/public-fields/:field/',
  reply: 'any',
  permission: 'site.manage',
})

const prefix = 'DEV'

/**
 * The id in the form of the badge: `DEV7` for `DEV7`, `dev7`, `DEV-007`, `7` and `007`; `undefined` for any other
 * text.
 */
export function readIdNumber(text: string): string | undefined {
  const digits = /^(?:dev[\s-]*)?0*([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  return digits && prefix + digits
}

/** The id with a number: `DEV7` for 7. */
export const idNumberOf = (number: number): string => `${prefix}${number}`

/** The number of an id, for sorting; an id without a number comes last. */
export const numberOfId = (idnumber: string): number =>
  Number(/\d+/.exec(idnumber)?.[0] ?? Number.POSITIVE_INFINITY)

/** Compares by the number of the id, for `sort`: `DEV7` before `DEV12` (spec 7, Room employees). */
export const byIdNumber = (one: Pick<Badge, 'idnumber'>, other: Pick<Badge, 'idnumber'>): number => {
  const [first, second] = [numberOfId(one.idnumber), numberOfId(other.idnumber)]
  return first === second ? 0 : first - second
}

/** Name and surname, if known. */
export const fullNameOf = ({ name, surname }: Pick<Badge, 'name' | 'surname'>): string =>
  [name, surname].filter(Boolean).join(' ')

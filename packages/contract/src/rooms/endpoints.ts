import { endpoint } from '#core/endpoint.ts'

/** A room on the desk. */
export interface DeskRoom {
  id: number
  name: string
  /** How many people a meeting in the room may have; `null` for a room that cannot be booked. */
  capacity: number | null
  /** How many meetings have booked the room from today on; a series is one. */
  meetings: number
}

/** What is written about a room; without `capacity` the room keeps its own. */
export interface RoomChanges extends Pick<DeskRoom, 'name'> {
  capacity?: number | null | undefined
}

/** A person with a badge who has not left. */
export interface RoomPerson {
  /** `employees.id`. */
  id: number
  /** `DEV` and a number. */
  idnumber: string
  name: string
  surname: string
  /** `null` for a person without a room. */
  roomId: number | null
}

/** All rooms and all people, both in alphabetical order. */
export interface RoomPlan {
  rooms: DeskRoom[]
  people: RoomPerson[]
}

/** The rooms with their people, and the people without a room. */
export const getRoomPlan = endpoint<{ reply: RoomPlan }>({
  method: 'GET',
  path: '/api/v1/rooms/',
  permission: 'people.manage',
})

/** Adds a room; 400 with `errors.name` when there is one of this name, whatever its case and marks. */
export const addRoom = endpoint<{ body: RoomChanges; reply: DeskRoom }>({
  method: 'POST',
  path: '/api/v1/rooms/',
  permission: 'people.manage',
})

/** Changes name and capacity of a room; 404 for an unknown one, 400 with `errors.name` when another room has the name. */
export const renameRoom = endpoint<{ params: { id: number }; body: RoomChanges; reply: DeskRoom }>({
  method: 'PUT',
  path: '/api/v1/rooms/:id/',
  permission: 'people.manage',
})

/** Deletes a room: its people and meetings are without a room afterwards, its computers in store. 404 for an unknown one. */
export const deleteRoom = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/rooms/:id/',
  reply: 'any',
  permission: 'people.manage',
})

/** Moves people to a room, or out of every room (`null`). 404 for an unknown room or person: then nobody moves. */
export const movePeople = endpoint<{
  body: { people: number[]; roomId: number | null }
  reply: undefined
}>({ method: 'POST', path: '/api/v1/rooms/moves/', reply: 'any', permission: 'people.manage' })

import { endpoint } from '#core/endpoint.ts'
import type { DeskRoom, RoomChanges, RoomPlan } from './schema.ts'

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

/** Moves people to a room, or out of every room (`null`); all or none. 404 for an unknown room or person. */
export const movePeople = endpoint<{
  body: { people: number[]; roomId: number | null }
  reply: undefined
}>({ method: 'POST', path: '/api/v1/rooms/moves/', reply: 'any', permission: 'people.manage' })

import type { DeskRoom, RoomPlan } from '@atrium/contract/rooms'

/** A card of the board. */
export interface BoardRoom {
  /** `null` for the people without a room. */
  id: number | null
  name: string
  /** The people that the search leaves. */
  people: Readonly<RoomPlan['people']>
  /** How many people are in the room, whatever is sought. */
  total: number
  /** Missing for the people without a room. */
  room?: DeskRoom
}

/** The id of a room's element. */
export const roomElementId = (id: number | null): string => `board-room-${id ?? 'none'}`

/** The key of a room among the places to put a person down, and its value in a list. */
export const placeKey = (id: number | null): string => (id === null ? 'none' : String(id))

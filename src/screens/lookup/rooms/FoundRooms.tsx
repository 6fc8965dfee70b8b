import type { Badge, Room } from '@atrium/contract/people'
import { RoomSearch } from '@atrium/ui/lookup'
import { href } from '#config/site.ts'
import { useRoomsNow } from './useRoomsNow.ts'

interface FoundRoomsProps {
  found: readonly Room[]
  /** Of all rooms; left out for a stranger, who sees how many they are. */
  people?: readonly Badge[] | undefined
  query: string
  onSearch: (text: string) => void
}

/** The search and what it finds, with the present state of the rooms for meetings. */
export function FoundRooms({ found, ...search }: FoundRoomsProps) {
  return (
    <RoomSearch
      rooms={found}
      hrefOf={(roomname) => href('room', { roomname })}
      stateOf={useRoomsNow()}
      {...search}
    />
  )
}

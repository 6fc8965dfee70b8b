import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import type { ComputerItem } from './ComputerList.tsx'
import { styles } from './listCards.styles.ts'

interface RoomDevicesProps {
  /** "In the room". */
  heading: string
  devices: readonly ComputerItem[]
}

/** What belongs to a room itself, such as a printer. */
export function RoomDevices({ heading, devices }: RoomDevicesProps) {
  return (
    <chakra.section aria-labelledby="room-devices" display="grid" gap="2">
      <Heading level={2} size="h4" id="room-devices">
        {heading}
      </Heading>
      <ul>
        {devices.map((device, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and none moves.
          <chakra.li key={place} css={styles.computer}>
            <span>{device.name}</span> <chakra.span css={styles.type}>{device.type}</chakra.span>
          </chakra.li>
        ))}
      </ul>
    </chakra.section>
  )
}

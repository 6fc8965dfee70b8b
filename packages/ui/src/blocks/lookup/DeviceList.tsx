import type { Computer } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { styles } from './listCards.styles.ts'

/** Devices with their kinds, in one line each. */
export function DeviceList({ devices }: { devices: readonly Computer[] }) {
  return (
    <ul>
      {devices.map(({ name, type }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and none moves.
        <chakra.li key={place} css={styles.computer}>
          <span>{name}</span> <chakra.span css={styles.type}>{type}</chakra.span>
        </chakra.li>
      ))}
    </ul>
  )
}

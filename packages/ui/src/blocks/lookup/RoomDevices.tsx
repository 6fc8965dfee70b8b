import type { Computer } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { styles } from './listCards.styles.ts'

/** What belongs to a room itself, such as a printer. */
export function RoomDevices({ devices }: { devices: readonly Computer[] }) {
  const { t } = useTranslation('lookup')
  return (
    <chakra.section aria-labelledby="room-devices" display="grid" gap="2">
      <Heading level={2} size="h4" id="room-devices">
        {t('room.devices')}
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

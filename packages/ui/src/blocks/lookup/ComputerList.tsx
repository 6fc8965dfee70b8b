import type { Computer } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './ComputerList.styles.ts'

/** The computers of a person, one row each; a serial number may be hidden or unknown. */
export function ComputerList({
  computers,
  headingLevel,
}: {
  computers: readonly Computer[]
  headingLevel: 2 | 4
}) {
  const { t } = useTranslation('lookup')
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <Heading level={headingLevel} size="h4" id={id}>
        {t('employee.computers')}
      </Heading>
      {computers.length === 0 && (
        <Text tone="muted" marginTop="2">
          {t('room.noComputers')}
        </Text>
      )}
      {computers.length > 0 && (
        <chakra.ul css={styles.list}>
          {computers.map(({ name, type, serial }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and none moves.
            <chakra.li key={place} css={styles.row}>
              <chakra.div minWidth="0">
                <chakra.span css={styles.name}>{name}</chakra.span>
                <chakra.span css={styles.type}>{type}</chakra.span>
              </chakra.div>
              {serial && (
                <chakra.div css={styles.serial}>
                  <chakra.span css={styles.serialLabel}>{t('employee.serial')} </chakra.span>
                  <chakra.span css={styles.number}>{serial}</chakra.span>
                </chakra.div>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  )
}

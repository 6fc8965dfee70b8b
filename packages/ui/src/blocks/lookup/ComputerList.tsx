import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './ComputerList.styles.ts'

export interface ComputerItem {
  /** Brand and model. */
  name: string
  /** Laptop, monitor, server. */
  type: string
  /** `undefined` where the number is hidden or unknown. */
  serial?: string | undefined
}

export interface ComputerListProps {
  heading: string
  computers: readonly ComputerItem[]
  /** "Serial number", before each. */
  serialLabel: string
  /** Replaces an empty list: "no computer info". */
  emptyText: string
}

/** The computers of a person, one row each. */
export function ComputerList({ heading, computers, serialLabel, emptyText }: ComputerListProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <Heading level={2} size="h4" id={id}>
        {heading}
      </Heading>
      {computers.length === 0 && (
        <Text tone="muted" marginTop="2">
          {emptyText}
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
                  <chakra.span css={styles.serialLabel}>{serialLabel} </chakra.span>
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

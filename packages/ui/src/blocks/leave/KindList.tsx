import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Leave.styles.ts'

interface KindListProps {
  kinds: readonly {
    id: number
    name: string
    /** "21 days a year, at most 10 carried over". */
    facts: string
    /** "Archived". */
    state?: string | undefined
    actions: readonly { label: string; fullLabel: string; isLoading?: boolean; onPress: () => void }[]
  }[]
}

/** The kinds of leave. */
export function KindList({ kinds }: KindListProps) {
  return (
    <chakra.ul data-tone="light" css={styles.kinds}>
      {kinds.map(({ id, name, facts, state, actions }) => (
        <chakra.li key={id} css={styles.kind}>
          <div>
            <Row columnGap="3" rowGap="1">
              <Text fontWeight="strong">{name}</Text>
              {state && <Tag tone="over">{state}</Tag>}
            </Row>
            <Text size="small" tone="muted">
              {facts}
            </Text>
          </div>
          {actions.map(({ label, fullLabel, isLoading, onPress }) => (
            <Button
              key={label}
              variant="outline"
              size="sm"
              aria-label={fullLabel}
              isLoading={isLoading}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

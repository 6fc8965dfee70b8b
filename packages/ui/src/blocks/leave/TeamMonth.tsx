import { chakra } from '@chakra-ui/react'
import { Text } from '#primitives/Text.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { styles } from './Team.styles.ts'
import { TeamDays } from './TeamDays.tsx'
import { TeamGrid } from './TeamGrid.tsx'
import type { TeamMonthProps } from './teamTypes.ts'

/** Who of a team is away in a month: people and days, or a list of days in narrow windows. */
export function TeamMonth(props: TeamMonthProps) {
  const isWide = useMedia('(min-width: 48em), print')
  return (
    <div>
      {isWide ? <TeamGrid {...props} /> : <TeamDays {...props} />}
      <chakra.ul css={styles.legend}>
        {props.legend.map(({ look, text }) => (
          <Text as="li" key={look} size="small" tone="muted" display="flex" gap="2">
            <chakra.span aria-hidden data-look={look} css={styles.swatch} />
            {text}
          </Text>
        ))}
      </chakra.ul>
    </div>
  )
}

import { chakra } from '@chakra-ui/react'
import { DecisionCard, type DecisionCardProps } from '#blocks/leave/DecisionCard.tsx'
import { styles } from '#blocks/leave/Leave.styles.ts'
import { Changes, type ChangesProps } from './Changes.tsx'

interface ChangeCardProps extends DecisionCardProps, ChangesProps {
  reason: string
}

/** A request for a change of a record: the values now and the wanted ones, the reason, and the decision. */
export function ChangeCard({ changes, nothing, reason, ...card }: ChangeCardProps) {
  return (
    <DecisionCard {...card}>
      <Changes changes={changes} nothing={nothing} />
      <chakra.p css={styles.quote}>{reason}</chakra.p>
    </DecisionCard>
  )
}

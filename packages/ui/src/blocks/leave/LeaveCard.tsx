import { chakra } from '@chakra-ui/react'
import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { DecisionCard, type DecisionCardProps } from './DecisionCard.tsx'
import { styles } from './Leave.styles.ts'

export interface LeaveCardProps extends Omit<DecisionCardProps, 'fields'> {
  /** "Days", "2 working days, 4 calendar days counted"…; `warning` for colleagues who are away as well. */
  facts: readonly { term: string; value: string; tone?: 'danger' | 'warning' | undefined }[]
  /** The words of the request. */
  message: string
  steps: LeaveStepsProps
}

/** A request for leave, with everything that its decision needs. */
export function LeaveCard({ facts, message, steps, ...card }: LeaveCardProps) {
  return (
    <DecisionCard {...card}>
      <chakra.dl css={styles.facts}>
        {facts.map(({ term, value, tone }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-tone={tone}>
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.p css={styles.quote}>{message}</chakra.p>
      <LeaveSteps {...steps} />
    </DecisionCard>
  )
}

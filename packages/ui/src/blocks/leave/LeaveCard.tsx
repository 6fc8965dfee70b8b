import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

export interface LeaveCardProps extends Omit<DecisionFormProps, 'labelledBy' | 'fields'> {
  /** The `id` of the card, which an address names. */
  id?: string | undefined
  name: string
  /** Position and unit. */
  about: string
  state: string
  /** "Days", "2 working days, 4 calendar days counted"…; `warning` for colleagues who are away as well. */
  facts: readonly { term: string; value: string; tone?: 'danger' | 'warning' | undefined }[]
  /** The words of the request. */
  message: string
  steps: LeaveStepsProps
}

/** A request for leave, with everything that its decision needs. */
export function LeaveCard(props: LeaveCardProps) {
  const { id, name, about, state, facts, message, steps, actions, words, failure } = props
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  const headingId = useId()
  return (
    <chakra.article id={id} aria-labelledby={headingId} data-tone="light" css={styles.card}>
      <chakra.div css={styles.texts}>
        <div>
          <Row columnGap="3" rowGap="1">
            <Heading level={3} size="h4" id={headingId}>
              {name}
            </Heading>
            <Tag tone="accent">{state}</Tag>
          </Row>
          <Text size="small" tone="muted">
            {about}
          </Text>
        </div>
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
      </chakra.div>
      <DecisionForm labelledBy={headingId} actions={actions} words={words} failure={failure} />
    </chakra.article>
  )
}

import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { DecisionForm, type DecisionFormProps } from '#blocks/leave/DecisionForm.tsx'
import { leaveRecipe } from '#blocks/leave/Leave.recipe.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { Changes, type ChangesProps } from './Changes.tsx'

interface ChangeCardProps extends Omit<DecisionFormProps, 'labelledBy'>, ChangesProps {
  /** The `id` of the card, which an address names. */
  id?: string | undefined
  name: string
  /** Position, unit, and when the request was sent. */
  about: string
  state: string
  reason: string
}

/** A request for a change of a record: the values now and the wanted ones, the reason, and the decision. */
export function ChangeCard({
  id,
  name,
  about,
  state,
  changes,
  nothing,
  reason,
  ...decision
}: ChangeCardProps) {
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
        <Changes changes={changes} nothing={nothing} />
        <chakra.p css={styles.quote}>{reason}</chakra.p>
      </chakra.div>
      <DecisionForm labelledBy={headingId} {...decision} />
    </chakra.article>
  )
}

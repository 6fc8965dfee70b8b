import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

export interface LeaveCardProps {
  name: string
  /** Position and unit. */
  about: string
  state: string
  /** "Days", "2 working days, 4 calendar days counted"…; `warning` for colleagues who are away as well. */
  facts: readonly { term: string; value: string; tone?: 'danger' | 'warning' | undefined }[]
  /** The words of the request. */
  message: string
  steps: LeaveStepsProps
  /** What the person may decide; empty when the request waits for nobody any more. */
  actions: readonly {
    label: string
    /** For the ear: with the name of the person. */
    fullLabel: string
    isMain: boolean
    isLoading: boolean
    onPress: () => void
  }[]
  words: {
    label: string
    hint: string
    value: string
    error: string | undefined
    onChange: (words: string) => void
  }
  /** That the last decision was not taken, and why. */
  failure?: MessageTexts | undefined
}

/** A request for leave, with everything that its decision needs. */
export function LeaveCard(props: LeaveCardProps) {
  const { name, about, state, facts, message, steps, actions, words, failure } = props
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const headingId = useId()
  const { formRef, afterSubmit } = useFocusFirstError()
  return (
    <chakra.article aria-labelledby={headingId} data-tone="light" css={styles.card}>
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
      <chakra.form
        ref={formRef}
        noValidate
        aria-labelledby={headingId}
        css={styles.decision}
        onSubmit={(event) => event.preventDefault()}
      >
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        {(actions.length > 0 || words.value) && (
          <FieldFrame label={words.label} hint={words.hint} error={words.error}>
            {(control) => (
              <chakra.textarea
                {...control}
                rows={3}
                value={words.value}
                css={field.control}
                onChange={(event) => words.onChange(event.target.value)}
              />
            )}
          </FieldFrame>
        )}
        <chakra.div css={styles.acts}>
          {actions.map(({ label, fullLabel, isMain, isLoading, onPress }) => (
            <Button
              key={label}
              size="sm"
              variant={isMain ? 'primary' : 'outline'}
              aria-label={fullLabel}
              isLoading={isLoading}
              onClick={() => {
                onPress()
                afterSubmit()
              }}
            >
              {label}
            </Button>
          ))}
        </chakra.div>
      </chakra.form>
    </chakra.article>
  )
}

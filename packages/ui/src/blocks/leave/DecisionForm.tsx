import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

interface DecisionField {
  label: string
  hint?: string | undefined
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export interface DecisionFormProps {
  /** The `id` of the heading of the card. */
  labelledBy: string
  /** The name of the form, where several cards have the same heading: with what is decided. @default the heading */
  formLabel?: string | undefined
  /** Lines that the decision needs besides the words. */
  fields?: readonly DecisionField[] | undefined
  words: DecisionField
  /** What the person may decide; empty when the request waits for nobody any more. */
  actions: readonly {
    label: string
    /** For the ear: with the name of the person. */
    fullLabel: string
    isMain: boolean
    isLoading: boolean
    onPress: () => void
  }[]
  /** That the last decision was not taken, and why. */
  failure?: MessageTexts | undefined
}

/** The decision about a request: its words, its buttons, and why the last one was not taken. */
export function DecisionForm(props: DecisionFormProps) {
  const { labelledBy, formLabel, fields = [], words, actions, failure } = props
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const { formRef, afterSubmit } = useFocusFirstError()
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-labelledby={formLabel === undefined ? labelledBy : undefined}
      aria-label={formLabel}
      css={styles.decision}
      onSubmit={(event) => event.preventDefault()}
    >
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {fields.map(({ label, hint, value, error, onChange }) => (
        <FieldFrame key={label} label={label} hint={hint} error={error}>
          {(control) => (
            <chakra.input
              {...control}
              value={value}
              autoComplete="off"
              css={field.control}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </FieldFrame>
      ))}
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
  )
}

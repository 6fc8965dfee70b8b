import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { Text } from '#primitives/Text.tsx'
import { type DecisionAct, DecisionActs, type DecisionField, DecisionWords } from './DecisionParts.tsx'
import { styles } from './Leave.styles.ts'

interface Undo extends Pick<DecisionAct, 'label' | 'fullLabel' | 'isLoading' | 'onPress'> {
  hint: string
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

export interface DecisionFormProps {
  /** The `id` of the heading of the card. */
  labelledBy: string
  /** The name of the form, where several cards have the same heading: with what is decided. @default the heading */
  formLabel?: string | undefined
  /** Lines that the decision needs besides the words. */
  fields?: readonly DecisionField[] | undefined
  words: DecisionField
  /** The decisions that the person may take; empty for a decided request. */
  actions: readonly (DecisionAct & { fullLabel: string })[]
  /** That the last decision was not taken, and why. */
  failure?: MessageTexts | undefined
  /** The outcome of the last decision. */
  outcome?: ActionOutcome | undefined
  /** Undoes the last decision, before the requester is notified. */
  undo?: Undo | undefined
}

/** The decision about a request: its words, its buttons, and why the last one was not taken. */
export function DecisionForm(props: DecisionFormProps) {
  const { labelledBy, formLabel, fields = [], words, actions, failure, outcome, undo } = props
  const { formRef, afterSubmit } = useFocusFirstError()
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-labelledby={formLabel === undefined ? labelledBy : undefined}
      aria-label={formLabel}
      data-split={fields.length > 0 || undefined}
      css={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.length > 0 && (
        <chakra.div css={styles.decision}>
          {fields.map(({ label, hint, value, error, isRequired, onChange }) => (
            <FieldFrame key={label} label={label} hint={hint} error={error}>
              {(control) => (
                <chakra.input
                  {...control}
                  value={value}
                  autoComplete="off"
                  aria-required={isRequired}
                  css={field.control}
                  onChange={(event) => onChange(event.target.value)}
                />
              )}
            </FieldFrame>
          ))}
        </chakra.div>
      )}
      <chakra.div css={styles.decision}>
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        {(actions.length > 0 || words.value) && <DecisionWords {...words} rows={3} />}
        <OutcomeNote
          outcome={outcome}
          action={
            undo && (
              <Button
                ref={undo.buttonRef}
                size="sm"
                variant="outline"
                aria-label={undo.fullLabel}
                isLoading={undo.isLoading}
                onClick={undo.onPress}
              >
                {undo.label}
              </Button>
            )
          }
        />
        {undo && (
          <Text size="small" tone="muted">
            {undo.hint}
          </Text>
        )}
        <DecisionActs actions={actions} afterPress={afterSubmit} />
      </chakra.div>
    </chakra.form>
  )
}

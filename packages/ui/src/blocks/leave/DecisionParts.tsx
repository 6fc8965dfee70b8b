import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { useTypedBefore } from '#forms/useTypedBefore.ts'
import { Button } from '#primitives/Button.tsx'
import { styles } from './Leave.styles.ts'

export interface DecisionField {
  label: string
  hint?: string | undefined
  value: string
  error: string | undefined
  /** Marked as needed, by the hint for the eye. @default false */
  isRequired?: boolean | undefined
  onChange: (text: string) => void
}

/** The words of a decision. */
export function DecisionWords({ rows, ...words }: DecisionField & { rows: number }) {
  const ref = useTypedBefore<HTMLTextAreaElement>(words.value, words.onChange)
  return (
    <FieldFrame label={words.label} hint={words.hint} error={words.error}>
      {(control) => (
        <chakra.textarea
          {...control}
          ref={ref}
          rows={rows}
          value={words.value}
          css={field.control}
          onChange={(event) => words.onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

export interface DecisionAct {
  label: string
  /** For the ear, where several forms have the same buttons: with the name of the person. @default label */
  fullLabel?: string | undefined
  isMain: boolean
  isLoading: boolean
  onPress: () => void
}

interface DecisionActsProps {
  actions: readonly DecisionAct[]
  /** After each press: leads to what is wrong. */
  afterPress: () => void
}

/** The buttons of a decision. */
export function DecisionActs({ actions, afterPress }: DecisionActsProps) {
  return (
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
            afterPress()
          }}
        >
          {label}
        </Button>
      ))}
    </chakra.div>
  )
}

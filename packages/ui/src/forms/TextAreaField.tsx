import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { useField } from 'react-final-form'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { fieldRecipe } from './field.recipe.ts'
import { fieldError } from './fieldError.ts'
import { LengthCounter } from './LengthCounter.tsx'

export interface TextAreaFieldProps extends FieldWords {
  /** The field's name in the form's values. */
  name: string
  /**
   * How high it is at first; it can be drawn larger.
   * @default 5
   */
  rows?: number | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  autoComplete?: string | undefined
  /** With `counterLabel`: shows how many characters are left. Longer text can be typed; the schema says no. */
  maxLength?: number | undefined
  /** "120 characters left"; the number is negative past the limit. */
  counterLabel?: ((left: number) => string) | undefined
}

const asTyped = (value: string) => value

/** Several lines of text in a form; they stand still while it is being sent. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, optionalLabel, rows = 5, isRequired, isDisabled, autoComplete } = props
  const { maxLength, counterLabel } = props
  const styles = useSlotRecipe({ recipe: fieldRecipe })()
  const counterId = useId()
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const hasCounter = maxLength !== undefined && counterLabel !== undefined
  return (
    <FieldFrame
      label={label}
      hint={hint}
      optionalLabel={optionalLabel}
      error={fieldError(meta)}
      describedBy={hasCounter ? counterId : undefined}
      after={
        hasCounter && <LengthCounter id={counterId} text={counterLabel(maxLength - input.value.length)} />
      }
    >
      {(control) => (
        <chakra.textarea
          {...control}
          name={name}
          rows={rows}
          value={input.value}
          aria-required={isRequired}
          disabled={isDisabled}
          readOnly={meta.submitting}
          autoComplete={autoComplete}
          css={styles.control}
          resize="vertical"
          onChange={input.onChange}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </FieldFrame>
  )
}

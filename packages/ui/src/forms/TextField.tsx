import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { InputHTMLAttributes } from 'react'
import { useField } from 'react-final-form'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { fieldRecipe } from './field.recipe.ts'
import { fieldError } from './fieldError.ts'

type Native = InputHTMLAttributes<HTMLInputElement>

export interface TextFieldProps extends FieldWords {
  /** The field's name in the form's values. */
  name: string
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** What the browser may fill in: `given-name`, `email`, `tel`… */
  autoComplete?: Native['autoComplete']
  inputMode?: Native['inputMode']
  /**
   * Off for names and addresses.
   * @default the browser's choice
   */
  spellCheck?: boolean | undefined
}

const asTyped = (value: string) => value

/** One line of text in a form; it stands still while the form is being sent. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, optionalLabel, type = 'text', isRequired, isDisabled, ...native } = props
  const styles = useSlotRecipe({ recipe: fieldRecipe })()
  const { input, meta } = useField<string>(name, { parse: asTyped })
  return (
    <FieldFrame label={label} hint={hint} optionalLabel={optionalLabel} error={fieldError(meta)}>
      {(control) => (
        <chakra.input
          {...native}
          {...control}
          name={name}
          type={type}
          value={input.value}
          aria-required={isRequired}
          disabled={isDisabled}
          readOnly={meta.submitting}
          css={styles.control}
          onChange={input.onChange}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </FieldFrame>
  )
}

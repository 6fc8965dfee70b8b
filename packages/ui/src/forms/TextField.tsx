import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { useFieldError } from './serverErrors.ts'
import { useTypedField } from './useTypedBefore.ts'

export interface TextFieldProps extends FieldTexts {
  /** The field's name in the form's values. */
  name: string
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** What the browser may fill in: `given-name`, `email`, `tel`… */
  autoComplete?: string | undefined
  /**
   * Off for names and addresses.
   * @default the browser's choice
   */
  spellCheck?: boolean | undefined
  /** The keyboard of a phone: digits alone for a number. */
  inputMode?: 'numeric' | undefined
}

/** One line of text in a form; read-only while the form is submitting. */
export function TextField(props: TextFieldProps) {
  const { name, type = 'text', isRequired, autoComplete, spellCheck, inputMode, ...texts } = props
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLInputElement>(input.value, input.onChange)
  return (
    <FieldFrame {...texts} error={error}>
      {(control) => (
        <chakra.input
          {...control}
          ref={ref}
          name={name}
          type={type}
          value={input.value}
          aria-required={isRequired}
          readOnly={meta.submitting}
          autoComplete={autoComplete}
          spellCheck={spellCheck}
          inputMode={inputMode}
          css={styles.control}
          onChange={input.onChange}
          onFocus={input.onFocus}
          onBlur={input.onBlur}
        />
      )}
    </FieldFrame>
  )
}

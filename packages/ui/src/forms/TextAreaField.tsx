import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles } from './field.styles.ts'
import { LengthCounter } from './LengthCounter.tsx'
import { useFieldError } from './serverErrors.ts'
import { useTypedField } from './useTypedBefore.ts'

interface TextAreaFieldProps extends FieldTexts {
  /** The field's name in the form's values. */
  name: string
  /**
   * The initial height in lines; the person can resize it.
   * @default 5
   */
  rows?: number | undefined
  /** Grows with its text, from `rows` on. @default false */
  isGrowing?: boolean | undefined
  /** @default false */
  isRequired?: boolean | undefined
  /** With `counterLabel`: shows how many characters are left. Longer text can be typed; the schema says no. */
  maxLength?: number | undefined
  /** "120 characters left"; the number is negative past the limit. */
  counterLabel?: ((left: number) => string) | undefined
  /** Between hint and text. */
  toolbar?: ReactNode
}

/** Several lines of text in a form; read-only while the form is submitting. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, rows = 5, isRequired, isGrowing, maxLength, counterLabel, toolbar } = props
  const counterId = useId()
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const ref = useTypedField<HTMLTextAreaElement>(input.value, input.onChange)
  const hasCounter = maxLength !== undefined && counterLabel !== undefined
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      describedBy={hasCounter ? counterId : undefined}
      counter={
        hasCounter && <LengthCounter id={counterId} text={counterLabel(maxLength - input.value.length)} />
      }
    >
      {(control) => (
        <>
          {toolbar}
          <chakra.textarea
            {...control}
            ref={ref}
            name={name}
            rows={rows}
            value={input.value}
            aria-required={isRequired}
            readOnly={meta.submitting}
            css={styles.control}
            {...(isGrowing && { fieldSizing: 'content', minHeight: `calc(${rows * 1.5}em + 1.25rem + 2px)` })}
            onChange={input.onChange}
            onFocus={input.onFocus}
            onBlur={input.onBlur}
          />
        </>
      )}
    </FieldFrame>
  )
}

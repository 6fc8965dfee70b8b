import { chakra } from '@chakra-ui/react'
import { type ReactNode, use, useId } from 'react'
import { ErrorTexts } from './ErrorTexts.ts'
import { FieldError } from './FieldError.tsx'
import { styles } from './field.styles.ts'

export interface FieldTexts {
  label: string
  /** Under the label: what to type, or the purpose of the field. */
  hint?: string | undefined
  /** The hint stands under the control, so that controls side by side are in one line. @default false */
  isHintBelow?: boolean | undefined
}

interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** The id of the control. @default one of its own */
  id?: string | undefined
  error?: string | undefined
  /** The error came as the control was left. @default false */
  isErrorLate?: boolean | undefined
  /** Between control and error. */
  after?: ReactNode
  /** At the end of the error's line. */
  counter?: ReactNode
  /** Ids of further descriptions. */
  describedBy?: string | undefined
  /** The control, with what ties it to label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** The shape of every field: label, hint, control, error. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    label,
    hint,
    isHintBelow = false,
    error,
    isErrorLate,
    after,
    counter,
    describedBy,
    children,
  } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const translate = use(ErrorTexts)
  const descriptions = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ')
  const hintText = hint && (
    <chakra.p id={hintId} css={[styles.hint, isHintBelow && styles.hintBelow]}>
      {hint}
    </chakra.p>
  )
  const errorText = error && (
    <FieldError id={errorId} controlId={id} isLate={isErrorLate}>
      {translate ? translate(error) : error}
    </FieldError>
  )
  return (
    <chakra.div css={styles.root}>
      <chakra.label htmlFor={id} css={styles.label}>
        {label}
      </chakra.label>
      {!isHintBelow && hintText}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {isHintBelow && hintText}
      {after}
      {counter ? (
        <chakra.div css={styles.foot}>
          {errorText}
          {counter}
        </chakra.div>
      ) : (
        errorText
      )}
    </chakra.div>
  )
}

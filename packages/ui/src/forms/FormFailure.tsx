import { useFormState } from 'react-final-form'
import { FormError, type FormErrorProps } from './FormError.tsx'

export interface FormFailureProps extends FormErrorProps {
  /**
   * It only says that fields are marked, and so is over as soon as something is changed.
   * @default false
   */
  isAboutFields?: boolean | undefined
}

/** Why the last sending failed: until the next try, or until the marked fields are changed. */
export function FormFailure({ isAboutFields = false, ...error }: FormFailureProps) {
  const { dirtySinceLastSubmit } = useFormState({ subscription: { dirtySinceLastSubmit: true } })
  return isAboutFields && dirtySinceLastSubmit ? null : <FormError {...error} />
}

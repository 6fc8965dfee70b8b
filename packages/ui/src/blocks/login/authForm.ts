import type { FormFailureProps } from '#forms/FormFailure.tsx'
import type { FormProps } from '#forms/FormShell.tsx'

/** The props of the forms of the sign-in pages. */
export interface AuthFormProps extends FormProps {
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
}

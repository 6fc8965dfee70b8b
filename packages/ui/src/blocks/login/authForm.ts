import type { FormFailureProps } from '#forms/FormFailure.tsx'
import type { FieldErrors } from '#forms/FormShell.tsx'

/** What every form of an entrance is given besides its words. */
export interface AuthFormProps {
  /** Messages may be keys: `translate` puts them into words when they are shown. */
  validate: (values: object) => FieldErrors
  translate: (message: string) => string
  /** Told when it was to be sent and `validate` found something wrong. */
  onInvalid?: (() => void) | undefined
  /** Resolves with nothing when the server has done what was asked for. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  /** Why the last try failed. */
  failure?: FormFailureProps | undefined
}

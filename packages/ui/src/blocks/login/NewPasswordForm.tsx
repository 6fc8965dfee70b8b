import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'

export interface NewPasswordFormWords {
  /** Names the form. */
  form: string
  password: string
  /** What a password must be. */
  passwordHint: string
  again: string
  showPassword: string
  hidePassword: string
  submit: string
  submitting: string
}

export interface NewPasswordFormProps {
  words: NewPasswordFormWords
  /** Messages may be keys: `wordOf` puts them into words when they are shown. */
  validate: (values: object) => FieldErrors
  wordOf: (message: string) => string
  /** Told when it was to be sent and `validate` found something wrong. */
  onInvalid?: (() => void) | undefined
  /** Resolves with nothing when the password is set. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  failure?: FormFailureProps | undefined
}

/** A new password, typed twice: fields `password` and `again`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { words, validate, wordOf, onInvalid, onSubmit, failure } = props
  const eye = { showLabel: words.showPassword, hideLabel: words.hidePassword }
  return (
    <FormShell
      label={words.form}
      validate={validate}
      wordOf={wordOf}
      onInvalid={onInvalid}
      onSubmit={onSubmit}
    >
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        isRequired
        autoComplete="new-password"
        {...eye}
      />
      <PasswordField name="again" label={words.again} isRequired autoComplete="new-password" {...eye} />
      <SubmitButton label={words.submit} busyLabel={words.submitting} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}

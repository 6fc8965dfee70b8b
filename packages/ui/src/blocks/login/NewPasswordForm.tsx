import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import type { EntranceFormProps } from './entranceForm.ts'

interface NewPasswordFormWords {
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

interface NewPasswordFormProps extends EntranceFormProps {
  words: NewPasswordFormWords
}

/** A new password, typed twice: fields `password` and `again`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { words, failure, ...form } = props
  const eye = { showLabel: words.showPassword, hideLabel: words.hidePassword }
  return (
    <FormShell label={words.form} {...form}>
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

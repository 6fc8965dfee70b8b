import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import type { AuthFormProps } from './authForm.ts'

interface NewPasswordFormTexts {
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

interface NewPasswordFormProps extends AuthFormProps {
  texts: NewPasswordFormTexts
}

/** A new password, typed twice: fields `password` and `again`. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { texts, failure, ...form } = props
  const eye = { showLabel: texts.showPassword, hideLabel: texts.hidePassword }
  return (
    <FormShell label={texts.form} {...form}>
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        isRequired
        autoComplete="new-password"
        {...eye}
      />
      <PasswordField name="again" label={texts.again} isRequired autoComplete="new-password" {...eye} />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}

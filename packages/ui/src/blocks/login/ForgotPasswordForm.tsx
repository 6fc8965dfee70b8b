import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import type { AuthFormProps } from './authForm.ts'

interface ForgotPasswordFormProps extends AuthFormProps {
  texts: { form: string; email: string; submit: string; submitting: string }
  /** Filled in when it was typed before. */
  email?: string | undefined
  /** Told the e-mail whenever it changes: it goes along to the sign-in. */
  onEmail?: ((email: string) => void) | undefined
}

/** Asks for the link by which a forgotten password is set anew. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { texts, email, onEmail, failure, ...form } = props
  return (
    <FormShell<{ email?: string }>
      label={texts.form}
      draft={email === undefined ? undefined : { email }}
      onDraft={({ email: typed = '' }) => onEmail?.(typed)}
      {...form}
    >
      <TextField
        name="email"
        label={texts.email}
        type="email"
        isRequired
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}

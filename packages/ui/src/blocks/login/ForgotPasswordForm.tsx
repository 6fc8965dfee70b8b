import { useTranslation } from 'react-i18next'
import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import type { AuthFormProps } from './authForm.ts'

interface ForgotPasswordFormProps extends AuthFormProps {
  /** Filled in when it was typed before. */
  email?: string | undefined
  /** Told the e-mail whenever it changes: it goes along to the sign-in. */
  onEmail?: ((email: string) => void) | undefined
}

/** Requests the link to reset a forgotten password. */
export function ForgotPasswordForm({ email, onEmail, failure, ...form }: ForgotPasswordFormProps) {
  const { t } = useTranslation('login')
  return (
    <FormShell<{ email?: string }>
      label={t('forgot.title')}
      draft={email === undefined ? undefined : { email }}
      onDraft={({ email: typed = '' }) => onEmail?.(typed)}
      {...form}
    >
      <TextField
        name="email"
        label={t('forgot.email')}
        type="email"
        isRequired
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton label={t('forgot.submit')} busyLabel={t('forgot.submitting')} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}

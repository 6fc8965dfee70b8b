import { limits } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import type { AuthFormProps } from './authForm.ts'

/** A new password, typed twice: fields `password` and `again`. */
export function NewPasswordForm({ failure, ...form }: AuthFormProps) {
  const { t } = useTranslation('login')
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') }
  return (
    <FormShell label={t('reset.submit')} {...form}>
      <PasswordField
        name="password"
        label={t('reset.password')}
        hint={t('reset.passwordHint', { passwordMin: limits.passwordMin })}
        isRequired
        autoComplete="new-password"
        {...eye}
      />
      <PasswordField name="again" label={t('reset.again')} isRequired autoComplete="new-password" {...eye} />
      <SubmitButton label={t('reset.submit')} busyLabel={t('reset.submitting')} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}

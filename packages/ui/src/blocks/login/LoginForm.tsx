import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import type { AuthFormProps } from './authForm.ts'
import { CodeField } from './CodeField.tsx'
import { PasskeyButton, type PasskeyProps } from './PasskeyButton.tsx'
import { WrongPassword } from './WrongPassword.tsx'

/** Why the last try failed. */
export interface LoginFailure extends FormFailureProps {
  /** Another object for each time that the password was wrong: it is taken out and asked for again. */
  wrongPair?: object | undefined
}

interface LoginFormProps extends AuthFormProps {
  /** Filled in when it is known who comes. */
  email?: string | undefined
  /** Told the e-mail whenever it changes: it goes along to "Forgot your password?". */
  onEmail?: ((email: string) => void) | undefined
  /** The way with a passkey. */
  passkey?: PasskeyProps | undefined
  /** The server asks for a code of the second factor. @default false */
  isCodeAsked?: boolean | undefined
  failure?: LoginFailure | undefined
  /** The next page is loading: the form takes no further try. @default false */
  isLeaving?: boolean | undefined
}

/** E-mail and password (spec 2 and 5, Staff login). After a failure the e-mail stays typed. */
export function LoginForm(props: LoginFormProps) {
  const { email, onEmail, passkey, isCodeAsked, failure, isLeaving = false, ...form } = props
  const { t } = useTranslation('login')
  return (
    <FormShell<{ email?: string }>
      label={t('signIn.title')}
      draft={email === undefined ? undefined : { email }}
      onDraft={({ email: typed = '' }) => onEmail?.(typed)}
      {...form}
    >
      <TextField
        name="email"
        label={t('signIn.email')}
        type="email"
        isRequired
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t('signIn.password')}
        isRequired
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      {isCodeAsked && <CodeField />}
      <WrongPassword rejection={failure?.wrongPair} />
      <SubmitButton
        label={t('signIn.submit')}
        busyLabel={t('signIn.submitting')}
        isBusy={isLeaving || undefined}
      />
      {failure && (
        <FormFailure heading={failure.heading} text={failure.text} isAboutFields={failure.isAboutFields} />
      )}
      {passkey && <PasskeyButton {...passkey} label={t('passkey.signIn')} />}
    </FormShell>
  )
}

import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CodeField } from '#blocks/login/CodeField.tsx'
import { PasskeyButton, type PasskeyProps } from '#blocks/login/PasskeyButton.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'

interface ReauthenticationDialogProps extends FormProps {
  /** The user name, for the browser's password manager only. */
  email: string
  /** The way with a passkey. */
  passkey?: PasskeyProps | undefined
  /** The server asks for a code of the second factor. */
  isCodeAsked: boolean
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** Asks for the password again before a change of how the person signs in (re-authentication). */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { email, passkey, isCodeAsked, failure, onCancel, ...form } = props
  const { t } = useTranslation('profile')
  return (
    <Dialog onClose={onCancel} initialFocus="field">
      <chakra.div display="grid" gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('reauthentication.title')}</DialogTitle>
          <DialogText>{t('reauthentication.text')}</DialogText>
        </div>
        <FormShell label={t('reauthentication.form')} {...form}>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="current"
            label={t('reauthentication.current')}
            isRequired
            autoComplete="current-password"
            showLabel={t('security.show')}
            hideLabel={t('security.hide')}
          />
          {isCodeAsked && <CodeField />}
          {failure && <FormFailure {...failure} />}
          <SubmitButton label={t('reauthentication.confirm')} busyLabel={t('reauthentication.confirming')} />
          {passkey && <PasskeyButton {...passkey} label={t('reauthentication.passkey')} />}
          <Button variant="outline" onClick={onCancel}>
            {t('reauthentication.cancel')}
          </Button>
        </FormShell>
      </chakra.div>
    </Dialog>
  )
}

import { chakra } from '@chakra-ui/react'
import { CodeField, type CodeFieldTexts } from '#blocks/login/CodeField.tsx'
import { PasskeyButton, type PasskeyButtonProps } from '#blocks/login/PasskeyButton.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'

interface ReauthenticationDialogProps extends FormProps {
  texts: {
    title: string
    text: string
    /** Names the form. */
    form: string
    current: string
    show: string
    hide: string
    confirm: string
    confirming: string
    cancel: string
  }
  /** The user name, for the browser's password manager only. */
  email: string
  /** The way with a passkey. */
  passkey?: PasskeyButtonProps | undefined
  /** The field of the second factor, once the server asks for a code. */
  code?: CodeFieldTexts | undefined
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** Asks for the password again before a change of how the person signs in (re-authentication). */
export function ReauthenticationDialog(props: ReauthenticationDialogProps) {
  const { texts, email, passkey, code, failure, onCancel, ...form } = props
  return (
    <Dialog onClose={onCancel} initialFocus="field">
      <chakra.div display="grid" gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{texts.title}</DialogTitle>
          <DialogText>{texts.text}</DialogText>
        </div>
        <FormShell label={texts.form} {...form}>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="current"
            label={texts.current}
            isRequired
            autoComplete="current-password"
            showLabel={texts.show}
            hideLabel={texts.hide}
          />
          {code && <CodeField {...code} isNextStep />}
          {failure && <FormFailure {...failure} />}
          <SubmitButton label={texts.confirm} busyLabel={texts.confirming} />
          {passkey && <PasskeyButton {...passkey} />}
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </FormShell>
      </chakra.div>
    </Dialog>
  )
}

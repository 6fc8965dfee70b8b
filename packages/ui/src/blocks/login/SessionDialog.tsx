import type { StaffUser } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#forms/FormFailure.tsx'
import { FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { lowWindow } from '#primitives/Dialog.recipe.ts'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import type { AuthFormProps } from './authForm.ts'
import { CodeField } from './CodeField.tsx'
import type { LoginFailure } from './LoginForm.tsx'
import { PasskeyButton, type PasskeyProps } from './PasskeyButton.tsx'
import { WrongPassword } from './WrongPassword.tsx'

const styles = defineSlotStyles({
  body: {
    display: 'grid',
    padding: { base: '6', md: '8' },
    [lowWindow]: { paddingBlock: '4' },
  },
  text: {
    marginBottom: '6',
    overflowWrap: 'anywhere',
    [lowWindow]: { marginBottom: '3' },
  },
  other: {
    display: 'grid',
    justifyItems: 'start',
    marginTop: '6',
    paddingTop: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    [lowWindow]: { marginTop: '3', paddingTop: '1' },
  },
  note: { color: 'fg.hint', marginTop: '1' },
})

interface SessionDialogProps extends AuthFormProps {
  /** Whose password is asked for. */
  person: Pick<StaffUser, 'firstName' | 'lastName' | 'email'>
  /** The way with a passkey. */
  passkey?: PasskeyProps | undefined
  /** The server asks for a code of the second factor. @default false */
  isCodeAsked?: boolean | undefined
  failure?: LoginFailure | undefined
  /** Another person wants to sign in. */
  onOther: () => void
  /** @default false */
  isLeaving?: boolean | undefined
}

/**
 * Asks for the password over the page when the session has ended. The page stays as it is, out of reach: the dialog
 * ends only when the person signs in or makes way for another person.
 */
export function SessionDialog(props: SessionDialogProps) {
  const { person, passkey, isCodeAsked, failure, onOther, isLeaving = false, ...form } = props
  const { t } = useTranslation('login')
  const { firstName, lastName, email } = person
  return (
    <Dialog>
      <chakra.div css={styles.body}>
        <DialogTitle>{t('expired.title')}</DialogTitle>
        <DialogText css={styles.text}>
          {t('expired.text', { name: `${firstName} ${lastName}`.trim(), email })}
        </DialogText>
        <FormShell label={t('expired.form')} {...form}>
          {/* Password managers look here for whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password"
            label={t('expired.password')}
            isRequired
            autoComplete="current-password"
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
          />
          {isCodeAsked && <CodeField />}
          <WrongPassword rejection={failure?.wrongPair} />
          <SubmitButton label={t('expired.submit')} busyLabel={t('expired.submitting')} />
          {failure && <FormFailure heading={failure.heading} text={failure.text} />}
          {passkey && <PasskeyButton {...passkey} label={t('passkey.signIn')} />}
        </FormShell>
        <chakra.div css={styles.other}>
          <Button
            variant="quiet"
            size="sm"
            marginInlineStart="-4"
            textAlign="start"
            isLoading={isLeaving}
            onClick={onOther}
          >
            {t('expired.other')}
          </Button>
          <Text size="small" css={styles.note}>
            {t('expired.otherNote')}
          </Text>
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}

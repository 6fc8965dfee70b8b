import { reauthenticationSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { ReauthenticationDialog } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useListPasskeysQuery, useReauthenticateWithPasskeyMutation } from '#api/passkeysApi.ts'
import { useReauthenticateMutation } from '#api/secondFactorApi.ts'
import { useCodeStep } from '#features/account/useCodeStep.ts'
import { usePasskeyButton } from '#features/account/usePasskeyButton.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

interface ReauthenticationProps {
  onDone: () => void
  onCancel: () => void
}

/** The dialog that asks for the password again (re-authentication). The password is kept nowhere. */
export function Reauthentication({ onDone, onCancel }: ReauthenticationProps) {
  const { t } = useTranslation('profile')
  const { email } = useStaffUser()
  const [reauthenticate] = useReauthenticateMutation()
  const { code, fieldErrorsOf } = useCodeStep()
  const { form } = useFormSubmit({
    schema: reauthenticationSchema,
    failureScopes: ['profile:reauthentication.failure', 'profile:failure'],
    fieldErrorsOf: (failure) => fieldErrorsOf(failure) ?? failure.errors,
    failedToast: null,
    send: (values) => reauthenticate(values).unwrap(),
    onSent: onDone,
  })
  const { data: passkeys } = useListPasskeysQuery()
  const [reauthenticateWithPasskey] = useReauthenticateWithPasskeyMutation()
  const passkey = usePasskeyButton({
    label: t('reauthentication.passkey'),
    failureScope: 'profile:failure',
    send: async (proof) => {
      await reauthenticateWithPasskey({ passkey: proof }).unwrap()
      onDone()
    },
  })
  return (
    <ReauthenticationDialog
      texts={{
        title: t('reauthentication.title'),
        text: t('reauthentication.text'),
        form: t('reauthentication.form'),
        current: t('reauthentication.current'),
        show: t('security.show'),
        hide: t('security.hide'),
        confirm: t('reauthentication.confirm'),
        confirming: t('reauthentication.confirming'),
        cancel: t('reauthentication.cancel'),
      }}
      email={email}
      passkey={passkeys?.length ? passkey : undefined}
      code={code}
      onCancel={onCancel}
      {...form}
    />
  )
}

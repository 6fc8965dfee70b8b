import { reauthenticationSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { ReauthenticationDialog } from '@atrium/ui/profile'
import {
  useListPasskeysQuery,
  useReauthenticateMutation,
  useReauthenticateWithPasskeyMutation,
} from '#api/accountsApi.ts'
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
  const { email } = useStaffUser()
  const [reauthenticate] = useReauthenticateMutation()
  const { isCodeAsked, fieldErrorsOf } = useCodeStep()
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
    failureScope: 'profile:failure',
    send: async (proof) => {
      await reauthenticateWithPasskey({ passkey: proof }).unwrap()
      onDone()
    },
  })
  return (
    <ReauthenticationDialog
      email={email}
      passkey={passkeys?.length ? passkey : undefined}
      isCodeAsked={isCodeAsked}
      onCancel={onCancel}
      {...form}
    />
  )
}

import type { RecoveryCodes, SecondFactorSecret } from '@atrium/contract/accounts'
import { firstCodeSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { SecondFactorSetup } from '@atrium/ui/profile'
import { useConfirmSecondFactorMutation } from '#api/accountsApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import type { RunSensitive } from './useReauthentication.ts'

interface SecondFactorConfirmationProps {
  secret: SecondFactorSecret
  run: RunSensitive
  onConfirmed: (reply: RecoveryCodes) => void
  onCancel: () => void
}

/** The set-up of an authenticator app: its first code turns the second factor on. */
export function SecondFactorConfirmation(props: SecondFactorConfirmationProps) {
  const { secret, run, onConfirmed, onCancel } = props
  const [confirmSecondFactor] = useConfirmSecondFactorMutation()
  const { form } = useFormSubmit({
    schema: firstCodeSchema,
    failureScopes: ['profile:secondFactor.failure', 'profile:failure'],
    fieldErrorsOf: ({ errors }) => errors,
    failedToast: null,
    send: (values) => run(() => confirmSecondFactor(values).unwrap()),
    onSent: (done) => done && onConfirmed(done.reply),
  })
  return <SecondFactorSetup secret={secret} onCancel={onCancel} {...form} />
}

import type { RecoveryCodes, SecondFactorSecret } from '@atrium/contract/accounts'
import { firstCodeSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { SecondFactorSetup } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useConfirmSecondFactorMutation } from '#api/secondFactorApi.ts'
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
  const { t } = useTranslation('profile')
  const [confirmSecondFactor] = useConfirmSecondFactorMutation()
  const { form } = useFormSubmit({
    schema: firstCodeSchema,
    failureScopes: ['profile:secondFactor.failure', 'profile:failure'],
    fieldErrorsOf: ({ errors }) => errors,
    failedToast: null,
    send: (values) => run(() => confirmSecondFactor(values).unwrap()),
    onSent: (done) => done && onConfirmed(done.reply),
  })
  return (
    <SecondFactorSetup
      texts={{
        scan: t('secondFactor.scan'),
        qr: t('secondFactor.qr'),
        manual: t('secondFactor.manual'),
        form: t('secondFactor.form'),
        confirm: t('secondFactor.confirm'),
        confirming: t('secondFactor.confirming'),
        cancel: t('secondFactor.cancel'),
      }}
      code={{ label: t('secondFactor.code'), hint: t('secondFactor.codeHint') }}
      secret={secret.secret}
      uri={secret.uri}
      onCancel={onCancel}
      {...form}
    />
  )
}

import { passwordChangeSchema } from '@atrium/contract/accounts/profile/schema'
import { useTranslation } from 'react-i18next'
import { useChangePasswordMutation } from '#api/accountsApi.ts'
import { newPasswordMistakes } from '#features/account/newPassword.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

const mistakesOf = (values: object) => newPasswordMistakes(passwordChangeSchema, values)

/**
 * The form by which a person changes the own password (spec 2, Security; departure 12). Its input is not stored: no draft, and the
 * store never receives the body of the call (`store/devtools/redactActions.ts`).
 */
export function useChangePassword() {
  const { t } = useTranslation('profile')
  const { email } = useStaffUser()
  const [changePassword] = useChangePasswordMutation()
  const { form, isSent } = useFormSubmit({
    schema: passwordChangeSchema,
    validate: mistakesOf,
    failureScopes: ['profile:security.failure', 'profile:failure'],
    send: (values) => changePassword(values).unwrap(),
    sentToast: t('security.changed'),
  })

  return { email, isChanged: isSent, ...form }
}

import { LinkButton } from '@atrium/ui'
import { AuthPage, FootLink, NewPasswordForm } from '@atrium/ui/login'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useAuthPage } from '#features/account/useAuthPage.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useLinkToken } from './useLinkToken.ts'
import { useResetPassword } from './useResetPassword.ts'

/** `/staff/reset-password`: where the mails about a forgotten password lead, and the invitations. */
export function ResetPasswordScreen() {
  const { t } = useTranslation(['login', 'common'])
  const authPage = useAuthPage()
  const { form, hasNoToken, isUnknown } = useResetPassword(useLinkToken())
  const title = t(isUnknown ? 'reset.unknownTitle' : 'reset.title')
  usePageTitle(title)
  // The outcome replaces the form, so the focus moves to the outcome.
  useEffect(() => {
    if (isUnknown) focusMain()
  }, [isUnknown])
  const back = <FootLink label={t('forgot.back')} href={href('staffLogin')} />
  // A reload takes the token away: then the link of the mail is as good as before.
  const why = t(hasNoToken ? 'reset.reloadText' : 'reset.unknownText')
  if (isUnknown)
    return (
      <AuthPage {...authPage} title={title} lead={why} leadRole="alert" foot={back}>
        <LinkButton href={href('forgotPassword')}>{t('reset.askAgain')}</LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage {...authPage} title={title} lead={t('reset.lead')} foot={back}>
      <NewPasswordForm {...form} />
    </AuthPage>
  )
}

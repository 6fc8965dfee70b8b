import { LinkButton } from '@atrium/ui'
import { AuthPage, FootLink, NewPasswordForm } from '@atrium/ui/login'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useAuthPage } from '#features/account/useAuthPage.ts'
import { focusMain } from '#hooks/focusMain.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
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
  // After a reload the token is missing; the link of the mail still works.
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

/**
 * The token of the mail's link, `#token=`. It is taken out of the address bar and the history at once and lives only as
 * long as the page; empty when the link has none, `undefined` on the server, which never receives the token.
 */
function useLinkToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? ''
  const [taken, setTaken] = useState('')
  useEffect(() => {
    if (inAddress === '') return
    setTaken(inAddress)
    void navigate({ pathname, search }, { replace: true })
  }, [inAddress, pathname, search, navigate])
  return useIsHydrated() ? inAddress || taken : undefined
}

import { Message } from '@atrium/ui'
import { AuthPage, FootLink, LoginForm } from '@atrium/ui/login'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useAuthPage } from '#features/account/useAuthPage.ts'
import { readLoginNotice, useLoginNotice } from '#features/account/useLoginNotice.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { nextAddress } from './nextAddress.ts'
import { useKnownSession } from './useKnownSession.ts'
import { useLogin } from './useLogin.ts'

const notices = { ended: 'sessionEnded', unknown: 'unconfirmed' } as const

/**
 * `/staff/login` (spec 2): e-mail and password; who is signed in already goes on to where they wanted to be. The form of
 * the document stands until then, so that nothing typed before the start is lost.
 */
export function LoginScreen() {
  const { t } = useTranslation(['login', 'common'])
  const authPage = useAuthPage()
  usePageTitle(t('signIn.title'))
  const { startPage } = useAppSelector(selectSettings)
  const next = nextAddress(useLocation(), startPage)
  const user = useAppSelector(selectStaffUser)
  const [left, forgetLeft] = useLoginNotice()
  const isHydrated = useIsHydrated()
  const store = useAppStore()
  // Read from the store: during the hydration `user` is what the server knew.
  const [known] = useState(() => {
    const user = selectStaffUser(store.getState())
    // After a password reset, ignore the remembered person.
    return { user, isAsked: user !== null && readLoginNotice() !== 'passwordSet' }
  })
  const session = useKnownSession(known.isAsked)
  const email = isHydrated && known.isAsked ? known.user?.email : undefined
  const login = useLogin({ email, onTry: forgetLeft })
  // Signed in since: by this form, or in another tab.
  const isLeaving = user !== null && (user !== known.user || session === 'alive')
  const notice = left ?? (session === 'ended' || session === 'unknown' ? notices[session] : undefined)
  return (
    <AuthPage
      {...authPage}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      foot={<FootLink label={t('signIn.forgotten')} href={href('forgotPassword')} />}
    >
      {/* The form stands until the next page has loaded. */}
      {isLeaving && <Navigate replace to={next} />}
      <Message
        variant="banner"
        {...(notice && { heading: t(`notice.${notice}.title`), text: t(`notice.${notice}.text`) })}
      />
      <LoginForm {...login} isLeaving={isLeaving} />
    </AuthPage>
  )
}

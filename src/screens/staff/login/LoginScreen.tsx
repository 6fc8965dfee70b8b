import { PageFallback } from '@atrium/ui'
import { EntrancePage, FootLink, LoginForm, Notice } from '@atrium/ui/login'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { useEntrance } from '#hooks/useEntrance.ts'
import { useLoginNotice } from '#hooks/useLoginNotice.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { nextAddress } from './nextAddress.ts'
import { useKnownSession } from './useKnownSession.ts'
import { useLogin } from './useLogin.ts'

const notices = { ended: 'sessionEnded', unknown: 'unconfirmed' } as const

/** `/staff/login` (spec 2): e-mail and password; who is signed in already goes on to where they wanted to be. */
export function LoginScreen() {
  const { t } = useTranslation(['login', 'common'])
  const entrance = useEntrance()
  usePageTitle(t('signIn.title'))
  const next = nextAddress(useLocation())
  const user = useAppSelector(selectStaffUser)
  const [left, forgetLeft] = useLoginNotice()
  // Who has just set a password is here to use it, whoever the browser knows.
  const [known] = useState({ user, isAsked: user !== null && left !== 'passwordSet' })
  const session = useKnownSession(known.isAsked)
  const login = useLogin({ email: known.isAsked ? known.user?.email : undefined, onTry: forgetLeft })
  // Signed in since: by this form, or in another tab.
  if (user && (user !== known.user || session === 'alive')) return <Navigate replace to={next} />
  if (session === 'asking') return <PageFallback label={t('signIn.checking')} />
  const notice = left ?? (session && session !== 'alive' ? notices[session] : undefined)
  return (
    <EntrancePage
      {...entrance}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      foot={<FootLink label={t('signIn.forgotten')} href={href('forgotPassword')} />}
    >
      <Notice words={notice && { title: t(`notice.${notice}.title`), text: t(`notice.${notice}.text`) }} />
      <LoginForm {...login} />
    </EntrancePage>
  )
}

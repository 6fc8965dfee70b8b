import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '#api/authApi.ts'
import { href } from '#config/site.ts'
import { signedOut } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { leaveLoginNotice } from './useLoginNotice.ts'
import { useToasts } from './useToasts.ts'

/** Milliseconds. Nobody leaves a computer while "signing out" still stands there. */
const patience = 8000

/**
 * Log out (spec 4): ends the session on the server, forgets the person here and in the other tabs, and goes to the
 * login. When the server cannot be told, it forgets them all the same and says so, there and in a toast.
 */
export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const { t } = useTranslation('login')
  const [logout, { isLoading }] = useLogoutMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showToast = useToasts()
  const signOut = useCallback(async () => {
    const call = logout()
    const timer = setTimeout(() => call.abort(), patience)
    const { error } = await call
    clearTimeout(timer)
    dispatch(signedOut())
    if (error) {
      leaveLoginNotice('signedOutHere')
      showToast({ kind: 'error', text: t('notice.signedOutHere.title') })
    }
    void navigate(href('staffLogin'), { replace: true })
  }, [logout, dispatch, navigate, showToast, t])
  return { signOut, isSigningOut: isLoading }
}

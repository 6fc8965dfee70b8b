import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '#api/accountsSignInApi.ts'
import { href } from '#config/site.ts'
import { staffKey, useTabState, writeMemory } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { signedOut } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { useSendMeetings } from '#store/sync/useMeetingSync.ts'
import { setLoginNotice } from './useLoginNotice.ts'

/** Milliseconds: short, because people leave a shared computer only when the sign-out is over. */
const timeoutMs = 8000

/** The key of the open question before local meetings are lost; its value is the number of unsent meetings. */
const unsentKey = `${staffKey}unsent`

interface SignOut {
  /** `isSure` signs out even if unsent meetings are lost. */
  signOut: (isSure?: boolean) => Promise<void>
  isSigningOut: boolean
}

/**
 * Log out (spec 4): ends the session on the server, clears the user data here and in the other tabs, and opens the
 * login page. When the server cannot be reached, the data are cleared all the same, and the login page and a toast say
 * so. Unsent meetings are sent first; when that fails, the person confirms (`useUnsentQuestion`).
 */
export function useSignOut(): SignOut {
  const { t } = useTranslation('login')
  const [logout] = useLogoutMutation()
  const [isSigningOut, setSigningOut] = useState(false)
  const sendMeetings = useSendMeetings()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showToast = useToasts()
  const leave = useCallback(
    async (isSure: boolean) => {
      const lacking = isSure ? 0 : await sendMeetings()
      writeMemory(unsentKey, lacking || undefined)
      if (lacking > 0) return
      const call = logout()
      const timer = setTimeout(() => call.abort(), timeoutMs)
      const { error } = await call
      clearTimeout(timer)
      setLoginNotice(error ? 'signedOutHere' : 'signedOut')
      dispatch(signedOut())
      if (error) {
        showToast({ kind: 'error', text: t('notice.signedOutHere.title') })
      }
      void navigate(href('staffLogin'), { replace: true })
    },
    [sendMeetings, logout, dispatch, navigate, showToast, t],
  )
  const signOut = useCallback(
    async (isSure = false) => {
      setSigningOut(true)
      await leave(isSure)
      setSigningOut(false)
    },
    [leave],
  )
  return { signOut, isSigningOut }
}

/** The number of unsent meetings that a pending log out would lose; 0 without an open question. */
export function useUnsentQuestion(): { count: number; forget: () => void } {
  const [count = 0, setCount] = useTabState<number>(unsentKey)
  return { count, forget: useCallback(() => setCount(undefined), [setCount]) }
}

import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '#api/authApi.ts'
import { href } from '#config/site.ts'
import { staffKey, useTabState, writeMemory } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { signedOut } from '#slices/authSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { useSendMeetings } from '#store/sync/useMeetingSync.ts'
import { leaveLoginNotice } from './useLoginNotice.ts'

/** Milliseconds. Nobody leaves a computer while "signing out" still stands there. */
const timeoutMs = 8000

/** Where the question is kept that is asked before meetings are lost: how many the server lacks. */
const unsentKey = `${staffKey}unsent`

interface SignOut {
  /** `isSure`: also when meetings are lost by it. */
  signOut: (isSure?: boolean) => Promise<void>
  isSigningOut: boolean
}

/**
 * Log out (spec 4): ends the session on the server, forgets the person here and in the other tabs, and goes to the
 * login. When the server cannot be told, it forgets them all the same and says so, there and in a toast. Meetings that
 * the server does not have are brought to it first; where that fails the person is asked (`useUnsentQuestion`).
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
      leaveLoginNotice(error ? 'signedOutHere' : 'signedOut')
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

/** How many meetings would be lost by a log out that was asked for; 0 as long as nothing is asked. */
export function useUnsentQuestion(): { count: number; forget: () => void } {
  const [count = 0, setCount] = useTabState<number>(unsentKey)
  return { count, forget: useCallback(() => setCount(undefined), [setCount]) }
}

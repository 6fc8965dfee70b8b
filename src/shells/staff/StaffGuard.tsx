import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { leaveLoginNotice, noteSignedOut } from '#features/account/useLoginNotice.ts'
import { fetchToasts } from '#hooks/useToasts.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { useOpenMeetings } from '#store/sync/useMeetingSync.ts'
import { SessionDialog } from './SessionDialog.tsx'
import { UnsentQuestion } from './UnsentQuestion.tsx'
import { useTabOwner } from './useTabOwner.ts'

/**
 * Lets in who is signed in; everybody else goes to the login, which leads back to this address (decision 10). Who
 * signs out while the page stands, here or in another tab, wants to go nowhere afterwards. When the session ends, the
 * person is asked for their password over the page; when another person takes their place, the page begins anew.
 */
export function StaffGuard({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectStaffUser)
  const [wasSignedIn] = useState(user !== null)
  const { isReplaying } = useAppStore()
  const isOwnTab = useTabOwner(user?.id)
  useOpenMeetings(user?.id)
  const { pathname, search, hash } = useLocation()
  // In a replay nobody has left: a jump to a later moment leads back.
  const isLeaving = !user && wasSignedIn && !isReplaying()
  const isIn = user !== null
  useEffect(() => {
    // Signed in again without the form, by another tab: what was left for the login is over.
    if (isIn && !isReplaying()) leaveLoginNotice(undefined)
    if (isLeaving) noteSignedOut()
  }, [isIn, isLeaving, isReplaying])
  useEffect(() => {
    if (isIn) void fetchToasts().catch(() => undefined)
  }, [isIn])
  if (user)
    return isOwnTab ? (
      <>
        {children}
        <SessionDialog />
        <UnsentQuestion />
      </>
    ) : null
  const wanted = new URLSearchParams({ next: `${pathname}${search}${hash}` })
  return <Navigate replace to={isLeaving ? href('staffLogin') : `${href('staffLogin')}?${wanted}`} />
}

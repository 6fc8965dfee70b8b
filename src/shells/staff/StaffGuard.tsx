import { loadOverlays } from '@atrium/ui/staff'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { setLoginNotice, setSignedOutNotice } from '#features/account/useLoginNotice.ts'
import { fetchToasts } from '#hooks/useToasts.ts'
import { whenContentShown } from '#hooks/whenContentShown.ts'
import { selectStaffUser } from '#slices/authSlice.ts'
import { useAppSelector, useAppStore } from '#store/hooks.ts'
import { useMeetingSync } from '#store/sync/useMeetingSync.ts'
import { SessionDialog } from './SessionDialog.tsx'
import { UnsentQuestion } from './UnsentQuestion.tsx'
import { useEvents } from './useEvents.ts'
import { useTabOwner } from './useTabOwner.ts'

/**
 * Shows the staff area to a signed-in person and redirects everybody else to the login, which leads back to this
 * address (departure 10), except after a sign-out here or in another tab. When the session expires, a dialog asks for
 * the password; when another person signs in, the page is remounted.
 */
export function StaffGuard({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectStaffUser)
  const [wasSignedIn] = useState(user !== null)
  const store = useAppStore()
  const { isReplaying } = store
  const isOwnTab = useTabOwner(user?.id)
  useMeetingSync(user?.id)
  useEvents(user?.id)
  const { pathname, search, hash } = useLocation()
  // A replay shows a signed-out state without a sign-out.
  const isLeaving = !user && wasSignedIn && !isReplaying()
  const isIn = user !== null
  useEffect(() => {
    // Signed in again by another tab: the notice for the login is obsolete.
    if (isIn && !isReplaying()) setLoginNotice(undefined)
    if (isLeaving) setSignedOutNotice()
  }, [isIn, isLeaving, isReplaying])
  useEffect(() => {
    if (isIn) return whenContentShown(store, () => void prepareOverlays().catch(() => undefined))
  }, [isIn, store])
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

/** Fetches what may have to appear without a connection. */
const prepareOverlays = () => Promise.all([fetchToasts(), loadOverlays()])

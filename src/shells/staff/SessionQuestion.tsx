import { SessionDialog } from '@atrium/ui/login'
import { useEffect } from 'react'
import { useSessionCheck } from '#features/account/useSessionCheck.ts'
import { useSessionDialog } from './useSessionDialog.ts'

/** The dialog that asks for the password, in a chunk of its own. */
export function SessionQuestion() {
  useRenewalElsewhere()
  return <SessionDialog {...useSessionDialog()} />
}

/** Checks the session when the window gets the focus: the person may have signed in in another tab. */
function useRenewalElsewhere(): void {
  const check = useSessionCheck()
  useEffect(() => {
    const recheck = () => void check()
    window.addEventListener('focus', recheck)
    return () => window.removeEventListener('focus', recheck)
  }, [check])
}

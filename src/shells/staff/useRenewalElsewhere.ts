import { useEffect } from 'react'
import { useSessionCheck } from '#features/account/useSessionCheck.ts'

/** Checks the session when the window gets the focus: the person may have signed in in another tab. */
export function useRenewalElsewhere(): void {
  const check = useSessionCheck()
  useEffect(() => {
    const ask = () => void check()
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [check])
}

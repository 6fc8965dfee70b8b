import { useEffect } from 'react'
import { useSessionCheck } from '#features/account/useSessionCheck.ts'

/** When the window is looked at again: somebody may have signed in in another tab meanwhile. */
export function useRenewalElsewhere(): void {
  const check = useSessionCheck()
  useEffect(() => {
    const ask = () => void check()
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [check])
}

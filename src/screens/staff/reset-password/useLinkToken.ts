import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'

/**
 * The token of the mail's link, `#token=`. It is taken out of the address bar and the history at once and lives only as
 * long as the page; empty when the link has none, `undefined` on the server, which never learns it.
 */
export function useLinkToken(): string | undefined {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? ''
  const [taken, setTaken] = useState('')
  useEffect(() => {
    if (inAddress === '') return
    setTaken(inAddress)
    void navigate({ pathname, search }, { replace: true })
  }, [inAddress, pathname, search, navigate])
  return useIsHydrated() ? inAddress || taken : undefined
}

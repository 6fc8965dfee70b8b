import { useEffect, useRef, useState } from 'react'
import { type SessionState, useSessionCheck } from '#hooks/useSessionCheck.ts'

/** While the server is asked there is no answer yet. */
export type KnownSession = SessionState | 'asking' | undefined

/**
 * What the server says of the session of somebody who comes to the login though the browser knows them; nothing
 * without `isKnown`. It is asked once: whatever is typed afterwards is not disturbed.
 */
export function useKnownSession(isKnown: boolean): KnownSession {
  const [session, setSession] = useState<KnownSession>(isKnown ? 'asking' : undefined)
  const check = useSessionCheck()
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isKnown || isAsked.current) return
    isAsked.current = true
    void check().then(setSession)
  }, [isKnown, check])
  return session
}

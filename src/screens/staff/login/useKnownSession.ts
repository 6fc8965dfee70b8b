import { useEffect, useRef, useState } from 'react'
import { type SessionState, useSessionCheck } from '#features/account/useSessionCheck.ts'

/** While the server is asked there is no answer yet. */
type KnownSession = SessionState | 'asking' | undefined

/** Timeout of the session check, in milliseconds; the form is usable before the check ends. */
const timeoutMs = 8000

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
    // The first word counts: a form that somebody types into does not go away any more.
    const settle = (word: SessionState) => setSession((known) => (known === 'asking' ? word : known))
    const timer = setTimeout(() => settle('unknown'), timeoutMs)
    void check()
      .then(settle)
      .finally(() => clearTimeout(timer))
  }, [isKnown, check])
  return session
}

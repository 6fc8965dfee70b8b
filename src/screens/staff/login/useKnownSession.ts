import { useEffect, useRef, useState } from 'react'
import { type SessionState, useSessionCheck } from '#features/account/useSessionCheck.ts'

/** `undefined` while the call runs. */
type KnownSession = SessionState | 'asking' | undefined

/** Timeout of the session check, in milliseconds; the form is usable before the check ends. */
const timeoutMs = 8000

/**
 * The state of the session of a remembered person who opens the login; nothing
 * without `isKnown`. It is fetched once, so that later input is not disturbed.
 */
export function useKnownSession(isKnown: boolean): KnownSession {
  const [session, setSession] = useState<KnownSession>(isKnown ? 'asking' : undefined)
  const check = useSessionCheck()
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isKnown || isAsked.current) return
    isAsked.current = true
    // The first result counts: a form with input does not disappear any more.
    const settle = (word: SessionState) => setSession((known) => (known === 'asking' ? word : known))
    const timer = setTimeout(() => settle('unknown'), timeoutMs)
    void check()
      .then(settle)
      .finally(() => clearTimeout(timer))
  }, [isKnown, check])
  return session
}

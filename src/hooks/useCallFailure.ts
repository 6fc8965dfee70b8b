import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { CallFailure } from '#api/parseApiError.ts'
import { selectSessionExpired } from '#slices/authSlice.ts'
import { useAppSelector } from '#store/hooks.ts'

/** Calls `onRenewed` after the sign-in that follows an expired session, here or in another tab. */
export function useSessionRenewed(onRenewed: () => void): void {
  const isExpired = useAppSelector(selectSessionExpired)
  const wasExpired = useRef(isExpired)
  const latest = useRef(onRenewed)
  useEffect(() => {
    latest.current = onRenewed
  })
  useEffect(() => {
    if (wasExpired.current && !isExpired) latest.current()
    wasExpired.current = isExpired
  }, [isExpired])
}

/** The failure of the last call, as state. That the session had ended is no longer told once it is renewed. */
export function useCallFailure(
  initial?: CallFailure | (() => CallFailure | undefined),
): [CallFailure | undefined, Dispatch<SetStateAction<CallFailure | undefined>>] {
  const [failure, setFailure] = useState<CallFailure | undefined>(initial)
  useSessionRenewed(() => setFailure((known) => (known?.reason === 'session' ? undefined : known)))
  return [failure, setFailure]
}

import { useCallback, useContext, useSyncExternalStore } from 'react'
import { MotionContext } from './MotionContext.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

const read = () => window.matchMedia?.(query).matches ?? false
// The server does not know the preference: no motion until the browser does.
const readOnServer = () => true

/** Whether the person prefers reduced motion. */
export function useReducedMotion(): boolean {
  const choice = useContext(MotionContext)
  const system = useSyncExternalStore(subscribe, read, readOnServer)
  return choice === 'user' ? system : choice === 'always'
}

/** The same, read at the time of an animation: a change renders nothing again. */
export function useReadReducedMotion(): () => boolean {
  const choice = useContext(MotionContext)
  return useCallback(() => (choice === 'user' ? read() : choice === 'always'), [choice])
}

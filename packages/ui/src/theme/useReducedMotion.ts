import { useCallback, useContext, useSyncExternalStore } from 'react'
import { MotionContext } from './MotionContext.ts'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

const read = () => window.matchMedia?.(query).matches ?? false
// On the server nobody has said yet: stand still until the browser does.
const readOnServer = () => true

/** Whether things should stand still for this person. */
export function useReducedMotion(): boolean {
  const choice = useContext(MotionContext)
  const system = useSyncExternalStore(subscribe, read, readOnServer)
  return choice === 'user' ? system : choice === 'always'
}

/** The same, asked at the time of a movement: nothing renders again for the answer. */
export function useReadReducedMotion(): () => boolean {
  const choice = useContext(MotionContext)
  return useCallback(() => (choice === 'user' ? read() : choice === 'always'), [choice])
}

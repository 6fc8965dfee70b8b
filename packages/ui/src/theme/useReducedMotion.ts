import { useContext, useSyncExternalStore } from 'react'
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

import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useMissedBack } from './useMissedBack.ts'
import { useScrollOnNavigation } from './useScrollOnNavigation.ts'

/** The effects of every navigation. */
export function RouteEffects() {
  useMissedBack()
  useScrollOnNavigation()
  useFocusOnNavigation()
  return null
}

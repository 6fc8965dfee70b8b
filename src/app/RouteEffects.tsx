import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useMissedBack } from './useMissedBack.ts'
import { useScrollOnNavigation } from './useScrollOnNavigation.ts'

/** What happens on every change of page, beside showing it. */
export function RouteEffects() {
  useMissedBack()
  useScrollOnNavigation()
  useFocusOnNavigation()
  return null
}

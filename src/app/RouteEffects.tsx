import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScrollOnNavigation } from './useScrollOnNavigation.ts'

/** What happens on every change of page, beside showing it. */
export function RouteEffects() {
  useScrollOnNavigation()
  useFocusOnNavigation()
  return null
}

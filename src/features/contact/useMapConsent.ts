import { mapsAllowed, mapsForbidden, selectMapsAllowed } from '#slices/consentSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** Whether maps may load automatically in this browser, and a function that changes it. */
export function useMapConsent() {
  const isAllowed = useAppSelector(selectMapsAllowed)
  const dispatch = useAppDispatch()
  const onAllow = (allows: boolean) => void dispatch(allows ? mapsAllowed() : mapsForbidden())
  return { isAllowed, onAllow }
}

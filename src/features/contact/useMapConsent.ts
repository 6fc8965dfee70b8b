import { mapsAllowed, mapsForbidden, selectMapsAllowed } from '#slices/consentSlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'

/** Whether maps may load by themselves in this browser, and the way to say so or to take it back. */
export function useMapConsent() {
  const isAllowed = useAppSelector(selectMapsAllowed)
  const dispatch = useAppDispatch()
  const onAllow = (allows: boolean) => void dispatch(allows ? mapsAllowed() : mapsForbidden())
  return { isAllowed, onAllow }
}

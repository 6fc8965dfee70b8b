import { constants } from '#config/constants.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useTheme } from '#hooks/useTheme.ts'
import { usePlaces } from './usePlaces.ts'
import { useStaffLanguage } from './useStaffLanguage.ts'

/** The props that both frames of the staff area share. The tab stores under `name` whether the side is open. */
export function useFrame(name: 'area' | 'chatProfile') {
  const { pathname } = usePlaces()
  const [isSideOpen = true, setSideOpen] = useTabState<boolean>(`${staffKey}side.${name}`)
  return {
    barHeight: constants.staff.topBarPx,
    ...useStaffLanguage(),
    theme: useTheme(),
    isSideOpen,
    onSideOpenChange: setSideOpen,
    place: pathname,
  }
}

import { constants } from '#config/constants.ts'
import { useStaffLanguage } from '#features/profile/useStaffLanguage.ts'
import { useStaffTheme } from '#features/profile/useStaffTheme.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useDocumentTheme } from '#hooks/useTheme.ts'
import { usePlaces } from './usePlaces.ts'

/** The props that both frames of the staff area share. The tab stores under `name` whether the side is open. */
export function useFrame(name: 'area' | 'chatProfile') {
  const { pathname } = usePlaces()
  useDocumentTheme()
  const [isSideOpen = true, setSideOpen] = useTabState<boolean>(`${staffKey}side.${name}`)
  return {
    barHeight: constants.staff.topBarPx,
    ...useStaffLanguage(),
    theme: useStaffTheme(),
    isSideOpen,
    onSideOpenChange: setSideOpen,
    place: pathname,
  }
}

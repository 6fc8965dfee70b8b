import { constants } from '#config/constants.ts'
import { usePreferences } from '#features/profile/usePreferences.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { useTheme } from '#hooks/useTheme.ts'
import { usePlaces } from './usePlaces.ts'

/** The props that both frames of the staff area share. The tab stores under `name` whether the side is open. */
export function useFrame(name: 'area' | 'chatProfile') {
  const { language, choices } = useLanguage()
  const { save } = usePreferences()
  const { pathname } = usePlaces()
  const [isSideOpen = true, setSideOpen] = useTabState<boolean>(`${staffKey}side.${name}`)
  return {
    barHeight: constants.staff.topBarPx,
    language,
    // The menu of the staff area is a choice of the person, for the mails too.
    languages: choices.map(({ onChoose, ...choice }) => ({
      ...choice,
      onChoose: () => {
        onChoose()
        save({ mailLanguage: choice.code })
      },
    })),
    theme: useTheme(),
    isSideOpen,
    onSideOpenChange: setSideOpen,
    place: pathname,
  }
}

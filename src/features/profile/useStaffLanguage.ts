import { useLanguage } from '#hooks/useLanguage.ts'
import { usePreferences } from './usePreferences.ts'

/** The language of the staff area, and the others. The menu of the staff area is a choice of the person, for the mails too. */
export function useStaffLanguage() {
  const { language, choices } = useLanguage()
  const save = usePreferences()
  const languages = choices.map(({ onChoose, ...choice }) => ({
    ...choice,
    onChoose: () => {
      onChoose()
      save({ mailLanguage: choice.code })
    },
  }))
  return { language, languages }
}

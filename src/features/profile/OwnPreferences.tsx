import type { Profile } from '@atrium/contract/accounts'
import { languages, parseLanguage } from '@atrium/contract/core'
import { Preferences } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { languageNames } from '#config/site.ts'
import { usePreferences } from './usePreferences.ts'

/** What only the person decides: the language of the mails, and whether colleagues see the birthday. */
export function OwnPreferences({ profile: { mailLanguage, isBirthdayShared } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { isSaving, save } = usePreferences(t('preferences.saved'))
  return (
    <Preferences
      heading={t('preferences.heading')}
      isSaving={isSaving}
      language={{
        label: t('preferences.mailLanguage'),
        value: mailLanguage,
        options: languages.map((language) => ({ value: language, label: languageNames[language] })),
        onChoose: (value) => save({ mailLanguage: parseLanguage(value) }),
      }}
      birthday={
        isBirthdayShared === null
          ? undefined
          : {
              label: t('preferences.birthday'),
              hint: t(isBirthdayShared ? 'preferences.birthdayShown' : 'preferences.birthdayHidden'),
              isOn: isBirthdayShared,
              onChange: (isOn) => save({ isBirthdayShared: isOn }),
            }
      }
    />
  )
}

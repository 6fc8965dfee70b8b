import type { Preferences as Choices, Profile } from '@atrium/contract/accounts'
import { languageNames, languages, parseLanguage } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Switch } from '#primitives/Switch.tsx'

interface PreferencesProps {
  profile: Profile
  /** Whether a change is being saved. */
  isSaving: boolean
  /** The outcome of the last change. */
  outcome?: ActionOutcome | undefined
  onSave: (choice: Choices) => void
}

/**
 * What only the person decides, with immediate effect: the language of the mails, and who sees the birthday, unless it
 * is unknown.
 */
export function Preferences({ profile, isSaving, outcome, onSave }: PreferencesProps) {
  const { t } = useTranslation('profile')
  const { mailLanguage, isBirthdayShared } = profile
  return (
    <CardSection heading={t('preferences.heading')}>
      <Stack gap="5" marginTop="4" maxWidth="24rem">
        <TableSelect
          label={t('preferences.mailLanguage')}
          value={mailLanguage}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          onChoose={(value) => onSave({ mailLanguage: parseLanguage(value) })}
        />
        {isBirthdayShared !== null && (
          <Switch
            label={t('preferences.birthday')}
            hint={t(isBirthdayShared ? 'preferences.birthdayShown' : 'preferences.birthdayHidden')}
            isOn={isBirthdayShared}
            onChange={(isOn) => onSave({ isBirthdayShared: isOn })}
            isReadOnly={isSaving}
          />
        )}
        <OutcomeNote outcome={outcome} />
      </Stack>
    </CardSection>
  )
}

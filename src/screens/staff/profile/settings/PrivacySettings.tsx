import { SettingSwitch, SettingsPart } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useSetting } from './useSetting.ts'

/** What colleagues see of the person. */
export function PrivacySettings({ isBirthdayShared }: { isBirthdayShared: boolean }) {
  const { t } = useTranslation('settings')
  const { state, save } = useSetting()
  return (
    <SettingsPart heading={t('parts.privacy')}>
      <SettingSwitch
        label={t('birthday.label')}
        hint={t(`birthday.${isBirthdayShared ? 'on' : 'off'}`)}
        isOn={isBirthdayShared}
        onChange={(isOn) => save({ isBirthdayShared: isOn })}
        {...state}
      />
    </SettingsPart>
  )
}

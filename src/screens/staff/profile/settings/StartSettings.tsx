import { SettingSelect, SettingSwitch, SettingsPart } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useOpenPages } from '#features/profile/useOpenPages.ts'
import { selectSettings } from '#slices/selectSettings.ts'
import { useAppSelector } from '#store/hooks.ts'
import { chosen, useSetting } from './useSetting.ts'

/** Where the staff area begins, and what the keyboard does everywhere. */
export function StartSettings() {
  const { t } = useTranslation(['settings', 'staff'])
  const { startPage, hasKeyShortcuts } = useAppSelector(selectSettings)
  const { menu } = useOpenPages()
  const ofPage = useSetting()
  const ofKeys = useSetting()
  return (
    <SettingsPart heading={t('parts.start')}>
      <SettingSelect
        label={t('startPage')}
        options={menu.map((value) => ({ value, label: t(`staff:nav.${value}`) }))}
        value={startPage}
        onChoose={(value) => ofPage.save({ settings: { startPage: chosen(menu, value) } })}
        {...ofPage.state}
      />
      <SettingSwitch
        label={t('keyShortcuts.label')}
        hint={t(`keyShortcuts.${hasKeyShortcuts ? 'on' : 'off'}`)}
        isOn={hasKeyShortcuts}
        onChange={(isOn) => ofKeys.save({ settings: { hasKeyShortcuts: isOn } })}
        {...ofKeys.state}
      />
    </SettingsPart>
  )
}

import { densities } from '@atrium/contract/accounts'
import { themes } from '@atrium/contract/core'
import { SettingSelect, SettingsPart } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { selectSettings } from '#slices/selectSettings.ts'
import { selectTheme } from '#slices/themeSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { chosen, useSetting } from './useSetting.ts'

/** How the pages look. */
export function AppearanceSettings() {
  const { t } = useTranslation(['settings', 'common'])
  const chosenTheme = useAppSelector(selectTheme)
  const { density } = useAppSelector(selectSettings)
  const ofTheme = useSetting()
  const ofDensity = useSetting()
  return (
    <SettingsPart heading={t('parts.look')}>
      <SettingSelect
        label={t('common:theme.label')}
        options={themes.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
        value={chosenTheme}
        onChoose={(value) => ofTheme.save({ settings: { theme: chosen(themes, value) } })}
        {...ofTheme.state}
      />
      <SettingSelect
        label={t('density.label')}
        options={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
        value={density}
        onChoose={(value) => ofDensity.save({ settings: { density: chosen(densities, value) } })}
        {...ofDensity.state}
      />
    </SettingsPart>
  )
}

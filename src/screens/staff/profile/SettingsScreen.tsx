import { SkeletonRegion } from '@atrium/ui'
import { ProfilePage } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#features/profile/useProfile.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { AppearanceSettings } from './settings/AppearanceSettings.tsx'
import { CalendarSettings } from './settings/CalendarSettings.tsx'
import { LanguageSettings } from './settings/LanguageSettings.tsx'
import { PrivacySettings } from './settings/PrivacySettings.tsx'
import { StartSettings } from './settings/StartSettings.tsx'

/** `/staff/profile/settings`: what the person has chosen for all devices. */
export function SettingsScreen() {
  const { t } = useTranslation('settings')
  usePageTitle(t('title'))
  const { profile, failure } = useProfile()
  return (
    <ProfilePage heading={t('title')} lead={t('lead')}>
      {failure && <QueryError heading={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <SkeletonRegion label={t('loading')} shape="cards" count={4} />}
      {profile && (
        <>
          <AppearanceSettings />
          <LanguageSettings mailLanguage={profile.mailLanguage} />
          <CalendarSettings />
          <StartSettings />
          {profile.isBirthdayShared !== null && (
            <PrivacySettings isBirthdayShared={profile.isBirthdayShared} />
          )}
        </>
      )}
    </ProfilePage>
  )
}

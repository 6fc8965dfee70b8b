import type { Profile } from '@atrium/contract/accounts'
import { SkeletonRegion } from '@atrium/ui'
import { PersonalInformation, Preferences, ProfileHead, ProfilePage } from '@atrium/ui/profile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnRecordPart } from './OwnRecordPart.tsx'
import { useOwnPhone } from './useOwnPhone.ts'
import { useOwnPhoto } from './useOwnPhoto.ts'
import { usePreferences } from './usePreferences.ts'
import { useProfile } from './useProfile.ts'

/** My Profile (spec 2), the same in the profile section and in the chat area. `action` is next to its heading. */
export function ProfileView({ action }: { action: ReactNode }) {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const { profile, failure } = useProfile()
  return (
    <ProfilePage heading={t('title')} action={action}>
      {failure && <QueryError heading={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <SkeletonRegion label={t('loading')} shape="cards" count={2} />}
      {profile && <OwnProfile profile={profile} />}
    </ProfilePage>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const photo = useOwnPhoto(profile)
  const phone = useOwnPhone(profile.phone)
  const { badge } = profile
  const { isSaving, outcome, save } = usePreferences(t('preferences.saved'))
  return (
    <>
      <ProfileHead profile={profile} photo={photo} />
      <PersonalInformation
        profile={profile}
        phone={phone}
        badgeHref={badge ? href('employee', { idnumber: badge }) : undefined}
      >
        <OwnRecordPart profile={profile} />
      </PersonalInformation>
      <Preferences profile={profile} isSaving={isSaving} outcome={outcome} onSave={save} />
    </>
  )
}

import type { Profile } from '@atrium/contract/accounts'
import { PersonalInformation, ProfileHead, ProfilePage, ProfileSkeleton } from '@atrium/ui/profile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OwnPreferences } from './OwnPreferences.tsx'
import { OwnRecordPart } from './OwnRecordPart.tsx'
import { useOwnPhone } from './useOwnPhone.ts'
import { useOwnPhoto, usePhotoNote } from './useOwnPhoto.ts'
import { useProfile } from './useProfile.ts'

/** My Profile (spec 2), the same in the profile section and in the chat area. `action` is next to its heading. */
export function ProfileView({ action }: { action: ReactNode }) {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const photoNote = usePhotoNote()
  const { profile, failure } = useProfile()
  return (
    <ProfilePage heading={t('title')} action={action}>
      {failure && <QueryError heading={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <ProfileSkeleton label={t('loading')} photoNote={photoNote} />}
      {profile && <OwnProfile profile={profile} />}
    </ProfilePage>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const photo = useOwnPhoto(profile)
  const phone = useOwnPhone(profile.phone)
  const { firstName, lastName, email, position, jobTitle, badge } = profile
  return (
    <>
      <ProfileHead fullname={`${firstName} ${lastName}`} jobTitle={jobTitle} email={email} photo={photo} />
      <PersonalInformation
        heading={t('personal.heading')}
        missingLabel={t('personal.missing')}
        facts={[
          { label: t('personal.firstName'), value: firstName },
          { label: t('personal.lastName'), value: lastName },
          { label: t('personal.mail'), value: email },
          {
            label: t('personal.phone'),
            value: profile.phone,
            edit: phone,
            ...(badge && {
              link: { label: t('personal.onBadge', { badge }), href: href('employee', { idnumber: badge }) },
            }),
          },
          { label: t('personal.position'), value: position },
        ]}
      >
        <OwnRecordPart profile={profile} />
      </PersonalInformation>
      <OwnPreferences profile={profile} />
    </>
  )
}

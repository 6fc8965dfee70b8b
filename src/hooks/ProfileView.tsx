import type { Profile } from '@atrium/contract'
import { Button } from '@atrium/ui'
import { PersonalInformation, ProfileHead, ProfilePage, ProfileSkeleton } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { ReadingProblem } from './ReadingProblem.tsx'
import { useOwnPhone } from './useOwnPhone.ts'
import { useOwnPhoto } from './useOwnPhoto.ts'
import { usePageTitle } from './usePageTitle.ts'
import { useProfile } from './useProfile.ts'
import { useSignOut } from './useSignOut.ts'

/** My Profile (spec 2), the same in the profile section and in the chat area. */
export function ProfileView() {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const { profile, failure } = useProfile()
  const { signOut, isSigningOut } = useSignOut()
  return (
    <ProfilePage
      heading={t('title')}
      action={
        <Button
          variant="outline"
          size="sm"
          isLoading={isSigningOut}
          loadingLabel={t('loggingOut')}
          onClick={() => void signOut()}
        >
          {t('logOut')}
        </Button>
      }
    >
      {failure && <ReadingProblem title={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <ProfileSkeleton label={t('loading')} />}
      {profile && <OwnProfile profile={profile} />}
    </ProfilePage>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const photo = useOwnPhoto(profile)
  const phone = useOwnPhone(profile.phone)
  const { firstName, lastName, email, position, jobTitle } = profile
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
          { label: t('personal.phone'), value: profile.phone, edit: phone },
          { label: t('personal.position'), value: position },
        ]}
      />
    </>
  )
}

import type { Profile } from '@atrium/contract/accounts'
import { SkeletonRegion } from '@atrium/ui'
import { ProfileHead, ProfilePage } from '@atrium/ui/profile'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LogOutButton } from '#features/account/LogOutButton.tsx'
import { useOwnPhoto } from '#features/profile/useOwnPhoto.ts'
import { useProfile } from '#features/profile/useProfile.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/profile` (spec 2): who one is, with photo and phone number to change. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const { profile, failure } = useProfile()
  return (
    <ProfilePage heading={t('title')} action={<LogOutButton />}>
      {failure && <QueryError heading={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <ProfileLoading count={2} />}
      {profile && <OwnProfile profile={profile} />}
    </ProfilePage>
  )
}

function OwnProfile({ profile }: { profile: Profile }) {
  const photo = useOwnPhoto()
  return (
    <>
      <ProfileHead profile={profile} photo={photo} />
      <PersonalPlace profile={profile} />
    </>
  )
}

/** In a chunk of its own, which the page loads once it is interactive: it has the forms. */
const loadPersonalPart = async () =>
  (await import(/* webpackChunkName: "personalPart" */ '#features/profile/PersonalPart.tsx')).PersonalPart

/** Memoised: React replaces the server's HTML by the fallback when the boundary is rendered again before it is hydrated. */
const PersonalPlace = memo(({ profile }: { profile: Profile }) => (
  <Suspense fallback={<ProfileLoading count={1} />}>
    <LazyPart load={loadPersonalPart} profile={profile} />
  </Suspense>
))

function ProfileLoading({ count }: { count: number }) {
  const { t } = useTranslation('profile')
  return <SkeletonRegion label={t('loading')} shape="cards" count={count} />
}

ProfileScreen.parts = [loadPersonalPart]

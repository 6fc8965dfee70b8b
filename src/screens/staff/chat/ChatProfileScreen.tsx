import { LinkButton, SkeletonRegion } from '@atrium/ui'
import { ProfileCard, ProfilePage } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useProfile } from '#features/profile/useProfile.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/chat/user-profile` (spec 2): the person as colleagues see them; the profile itself is at `/staff/profile`. */
export function ChatProfileScreen() {
  const { t } = useTranslation('profile')
  usePageTitle(t('title'))
  const { profile, failure } = useProfile()
  return (
    <ProfilePage
      heading={t('title')}
      lead={t('shown.text')}
      action={
        <LinkButton variant="outline" size="sm" href={href('profile')}>
          {t('shown.edit')}
        </LinkButton>
      }
    >
      {failure && <QueryError heading={t('failedTitle')} failure={failure} />}
      {!failure && !profile && <SkeletonRegion label={t('loading')} shape="cards" count={2} />}
      {profile && (
        <ProfileCard
          profile={profile}
          badgeHref={profile.badge ? href('employee', { idnumber: profile.badge }) : undefined}
        />
      )}
    </ProfilePage>
  )
}

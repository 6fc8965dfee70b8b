import type { Profile } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { styles } from './ProfileHead.styles.ts'
import { ProfilePicture } from './ProfilePicture.tsx'

interface ProfileCardProps {
  profile: Profile
  badgeHref?: string | undefined
}

/** The profile to read (spec 2, the chat area's profile). */
export function ProfileCard({ profile, badgeHref }: ProfileCardProps) {
  const fullname = `${profile.firstName} ${profile.lastName}`
  return (
    <>
      <chakra.div data-tone="light" css={styles.root}>
        <ProfilePicture fullname={fullname} photo={profile.photo} isBusy={false} isDropTarget={false} />
        <chakra.div css={styles.texts}>
          <Heading level={2} size="h3">
            {fullname}
          </Heading>
          <chakra.p css={styles.jobTitle}>{profile.jobTitle}</chakra.p>
        </chakra.div>
        <chakra.p css={styles.email}>{withBreak(profile.email)}</chakra.p>
      </chakra.div>
      <PersonalInformation profile={profile} badgeHref={badgeHref} />
    </>
  )
}

import type { Profile } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useFileDrop } from '#forms/useFileDrop.ts'
import { Heading } from '#primitives/Heading.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { PhotoControls, type PhotoControlsProps } from './PhotoControls.tsx'
import { styles } from './ProfileHead.styles.ts'
import { ProfilePicture } from './ProfilePicture.tsx'

interface ProfileHeadProps {
  profile: Profile
  /** The photo, changed with the button, by a drop on the card, or with the keyboard. */
  photo: Omit<PhotoControlsProps, 'hasPhoto'> & {
    /** The outcome of the last change. */
    outcome?: Outcome | undefined
  }
}

/** The head of My Profile (spec 2): photo, name, job title, e-mail. */
export function ProfileHead({ profile, photo }: ProfileHeadProps) {
  const { outcome, ...controls } = photo
  const fullname = `${profile.firstName} ${profile.lastName}`
  const isBusy = controls.busy !== undefined
  const { isOver, zone } = useFileDrop(([file]) => file && controls.onChoose(file), isBusy)
  return (
    <chakra.div data-tone="light" data-over={isOver ? '' : undefined} css={styles.root} {...zone}>
      <ProfilePicture fullname={fullname} photo={profile.photo} isBusy={isBusy} isDropTarget={isOver} />
      <chakra.div css={styles.texts}>
        <Heading level={2} size="h3">
          {fullname}
        </Heading>
        <chakra.p css={styles.jobTitle}>{profile.jobTitle}</chakra.p>
      </chakra.div>
      <chakra.p css={styles.email}>{withBreak(profile.email)}</chakra.p>
      <chakra.div css={styles.photo}>
        <PhotoControls {...controls} hasPhoto={profile.photo !== null} />
        <chakra.div marginTop={outcome ? '4' : '0'}>
          <OutcomeMessage outcome={outcome} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { useFileDrop } from '#forms/useFileDrop.ts'
import { Heading } from '#primitives/Heading.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { PhotoControls, type PhotoControlsProps, type PhotoTexts } from './PhotoControls.tsx'
import { styles } from './ProfileHead.styles.ts'
import { ProfilePicture } from './ProfilePicture.tsx'

export interface ProfileHeadProps {
  fullname: string
  jobTitle: string
  email: string
  /** The photo, changed with the button, by a drop on the card, or with the keyboard. */
  photo: Omit<PhotoControlsProps, 'texts' | 'hasPhoto'> & {
    src: string | null
    texts: PhotoTexts & { alt: string; drop: string }
    /** The outcome of the last change. */
    outcome?: Outcome | undefined
  }
}

/** The head of My Profile (spec 2): photo, name, job title, e-mail. */
export function ProfileHead({ fullname, jobTitle, email, photo }: ProfileHeadProps) {
  const { src, texts, outcome, ...controls } = photo
  const isBusy = controls.busyLabel !== undefined
  const { isOver, zone } = useFileDrop(([file]) => file && controls.onChoose(file), isBusy)
  return (
    <chakra.div data-tone="light" data-over={isOver ? '' : undefined} css={styles.root} {...zone}>
      <ProfilePicture
        fullname={fullname}
        src={src}
        alt={texts.alt}
        isBusy={isBusy}
        dropLabel={isOver ? texts.drop : undefined}
      />
      <chakra.div css={styles.texts}>
        <Heading level={2} size="h3">
          {fullname}
        </Heading>
        <chakra.p css={styles.jobTitle}>{jobTitle}</chakra.p>
      </chakra.div>
      <chakra.p css={styles.email}>{withBreak(email)}</chakra.p>
      <chakra.div css={styles.photo}>
        <PhotoControls {...controls} texts={texts} hasPhoto={src !== null} />
        <chakra.div marginTop={outcome ? '4' : '0'}>
          <OutcomeMessage outcome={outcome} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './TeamScroller.styles.ts'

interface TeamCardProps {
  fullname: string
  position: string
  email: string
  /** The address of a picture; without one the initials are seen. */
  portrait?: string | undefined
}

/** One person: the portrait or the initials, the name, the position and the e-mail. */
export function TeamCard({ fullname, position, email, portrait = '' }: TeamCardProps) {
  return (
    <chakra.article css={styles.card}>
      <chakra.div css={styles.texts}>
        <UploadedPicture address={portrait} sizes="64px" css={styles.portrait}>
          <Avatar size="lg" fullname={fullname} />
        </UploadedPicture>
        <Heading level={3} size="h4">
          {fullname}
        </Heading>
        <chakra.p css={styles.position}>{position}</chakra.p>
        <Link href={`mailto:${email}`} variant="plain" css={styles.email}>
          <span>{withBreak(email)}</span>
        </Link>
      </chakra.div>
    </chakra.article>
  )
}

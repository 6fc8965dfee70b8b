import { chakra } from '@chakra-ui/react'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './TeamScroller.styles.ts'

interface TeamCardProps {
  fullname: string
  position: string
  email: string
}

/** One person: a picture of the initials, the name, the position and the e-mail. */
export function TeamCard({ fullname, position, email }: TeamCardProps) {
  return (
    <chakra.article css={styles.card}>
      <chakra.div css={styles.texts}>
        <Avatar size="lg" fullname={fullname} />
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

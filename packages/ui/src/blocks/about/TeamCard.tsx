import { chakra } from '@chakra-ui/react'
import type { PlanAccent } from '#motif/planBars.ts'
import { Heading } from '#primitives/Heading.tsx'
import { InitialsPicture } from '#primitives/InitialsPicture.tsx'
import { Link } from '#primitives/Link.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './TeamScroller.styles.ts'

interface TeamCardProps {
  fullname: string
  position: string
  email: string
  /** The colour of the picture. */
  accent: PlanAccent
}

/** One person: a picture of the initials, the name, the position and the e-mail. */
export function TeamCard({ fullname, position, email, accent }: TeamCardProps) {
  return (
    <chakra.article css={styles.card}>
      <InitialsPicture shape="wide" fullname={fullname} accent={accent} />
      <chakra.div css={styles.texts}>
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

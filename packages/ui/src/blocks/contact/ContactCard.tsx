import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#primitives/moreIcons.tsx'
import { styles } from './ContactCard.styles.ts'

interface ContactRow {
  kind: 'phone' | 'email' | 'location'
  label: string
  /** The number or the address. */
  value: string
  href: string
}

interface ContactCardProps {
  heading: string
  rows: readonly ContactRow[]
  /** A `MapEmbed`. */
  map?: ReactNode
}

const icons = { phone: PhoneIcon, email: MailIcon, location: PinIcon }

/** The ways to reach the company, and a map beside them or below. */
export function ContactCard({ heading, rows, map }: ContactCardProps) {
  const headingId = useId()
  return (
    <chakra.section aria-labelledby={headingId} data-tone="light" css={styles.root}>
      <chakra.div css={styles.texts}>
        <Heading level={2} size="h3" id={headingId}>
          {heading}
        </Heading>
        <chakra.ul marginTop="4">
          {rows.map(({ kind, label, value, href }) => {
            const RowIcon = icons[kind]
            return (
              <chakra.li key={kind} css={styles.row}>
                <RowIcon color="fg.link" marginTop="0.5" />
                <chakra.div minWidth="0">
                  <chakra.span css={styles.label}>{label}</chakra.span>
                  <Link
                    href={href}
                    variant="plain"
                    css={styles.link}
                    {...(kind === 'location' && { target: '_blank', rel: 'noreferrer' })}
                  >
                    {value}
                  </Link>
                </chakra.div>
              </chakra.li>
            )
          })}
        </chakra.ul>
      </chakra.div>
      {map}
    </chakra.section>
  )
}

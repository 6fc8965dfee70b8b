import { company, contacts } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#primitives/moreIcons.tsx'
import { styles } from './ContactCard.styles.ts'
import { MapEmbed, type MapEmbedProps } from './MapEmbed.tsx'

interface ContactCardProps extends MapEmbedProps {
  heading: string
}

/** The ways to reach the company, and a map beside them or below. */
export function ContactCard({ heading, ...consent }: ContactCardProps) {
  const { t } = useTranslation()
  const language = useReaderLanguage()
  const headingId = useId()
  const rows = [
    { kind: 'phone', icon: PhoneIcon, value: company.phone, href: contacts.phoneHref() },
    { kind: 'email', icon: MailIcon, value: company.email, href: contacts.emailHref() },
    {
      kind: 'location',
      icon: PinIcon,
      value: company.address[language],
      href: contacts.mapsSearch(language),
    },
  ] as const
  return (
    <chakra.section aria-labelledby={headingId} data-tone="light" css={styles.root}>
      <chakra.div css={styles.texts}>
        <Heading level={2} size="h3" id={headingId}>
          {heading}
        </Heading>
        <chakra.ul marginTop="4">
          {rows.map(({ kind, icon: RowIcon, value, href }) => (
            <chakra.li key={kind} css={styles.row}>
              <RowIcon color="fg.link" marginTop="0.5" />
              <chakra.div minWidth="0">
                <chakra.span css={styles.label}>{t(`contact.${kind}`)}</chakra.span>
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
          ))}
        </chakra.ul>
      </chakra.div>
      <MapEmbed {...consent} />
    </chakra.section>
  )
}

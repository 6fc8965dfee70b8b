import { company, contacts, pages, type ReplyOf } from '@atrium/contract/core'
import type { getCard } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyLogo } from '#blocks/shell/CompanyLogo.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Message } from '#primitives/Message.tsx'
import { ArrowRightIcon, ExternalIcon, MailIcon, PinIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './PersonalCard.styles.ts'

interface PersonalCardProps {
  card: ReplyOf<typeof getCard>
  /** Saves the contact to the phone. */
  onSave: () => void
  /** The file of the last save; its confirmation stays until the page is left. */
  savedFile?: string | undefined
  /** The secondary actions: `CardTools`. */
  tools?: ReactNode
}

const icons = { email: MailIcon, social: ExternalIcon, location: PinIcon, website: ArrowRightIcon }

const elsewhere = { target: '_blank', rel: 'noreferrer' }

/** A personal card (spec 2): the name, the contacts, and Save. Its parent is a `LookupPage`. */
export function PersonalCard({ card, onSave, savedFile, tools }: PersonalCardProps) {
  const { t } = useTranslation('card')
  const { fullname, position, email } = card
  const language = useReaderLanguage()
  const rows = [
    ...(email ? [{ kind: 'email', label: t('email'), value: email, href: `mailto:${email}` } as const] : []),
    ...(company.social.LinkedIn
      ? [
          {
            kind: 'social',
            label: t('linkedin'),
            value: t('companyPage', { company: company.name }),
            href: company.social.LinkedIn,
          } as const,
        ]
      : []),
    {
      kind: 'location',
      label: t('location'),
      value: company.address[language],
      href: contacts.mapsSearch(language),
    },
    { kind: 'website', label: t('website'), value: company.website, href: pages.home },
  ] as const
  return (
    <>
      <CompanyLogo isSmall css={styles.mark} />
      <Heading level={1} size={hasLongWord(fullname) ? 'h3' : 'h2'} css={styles.name}>
        {/* On an element of Chakra, `translate` would be a style. */}
        <span translate="no">{fullname}</span>
      </Heading>
      {position && <Text css={styles.position}>{position}</Text>}
      <chakra.ul css={styles.rows}>
        {rows.map(({ kind, label, value, href }) => {
          const RowIcon = icons[kind]
          return (
            <chakra.li key={kind} css={styles.row}>
              <Link
                variant="bare"
                href={href}
                css={styles.link}
                {...((kind === 'social' || kind === 'location') && elsewhere)}
              >
                <span>
                  <chakra.span css={styles.label}>{label}</chakra.span>{' '}
                  <chakra.span css={styles.value}>{withBreak(value)}</chakra.span>
                </span>
                <RowIcon css={styles.icon} />
              </Link>
            </chakra.li>
          )
        })}
      </chakra.ul>
      <chakra.div css={styles.actions}>
        <Button isFull onClick={onSave}>
          {t('save')}
        </Button>
        <chakra.div css={styles.outcome}>
          <Message
            variant="banner"
            tone="success"
            {...(savedFile && { heading: t('saved.heading'), text: t('saved.text', { file: savedFile }) })}
          />
        </chakra.div>
        {tools}
      </chakra.div>
    </>
  )
}

/** Whether a word of the name is too long for one line of a phone in large letters. */
const hasLongWord = (fullname: string) => fullname.split(/\s+/).some((word) => word.length > 13)

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { ArrowRightIcon, ExternalIcon, MailIcon, PinIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './PersonalCard.styles.ts'

export interface CardRow {
  kind: 'email' | 'social' | 'location' | 'website'
  /** The name of the row: "Email". */
  label: string
  /** The readable value: the address, the page. */
  value: string
  href: string
}

export interface PersonalCardProps {
  fullname: string
  /** Empty when unknown. */
  position: string
  /** The contacts of the person and of the company, in order. */
  rows: readonly CardRow[]
  saveLabel: string
  /** Saves the contact to the phone. */
  onSave: () => void
  /** The confirmation of the last save; it stays until the page is left. */
  saved?: MessageTexts | undefined
  /** The secondary actions: `CardTools`. */
  tools?: ReactNode
}

const icons = { email: MailIcon, social: ExternalIcon, location: PinIcon, website: ArrowRightIcon }

const elsewhere = { target: '_blank', rel: 'noreferrer' }

/** A personal card (spec 2): the name, the contacts, and Save. Its parent is a `LookupPage`. */
export function PersonalCard(props: PersonalCardProps) {
  const { fullname, position, rows, saveLabel, onSave, saved, tools } = props
  return (
    <>
      <LogoMark css={styles.mark} />
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
          {saveLabel}
        </Button>
        <chakra.div css={styles.outcome}>
          <Message variant="banner" tone="success" {...saved} />
        </chakra.div>
        {tools}
      </chakra.div>
    </>
  )
}

/** Whether a word of the name is too long for one line of a phone in large letters. */
const hasLongWord = (fullname: string) => fullname.split(/\s+/).some((word) => word.length > 13)

import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ArrowRightIcon, ExternalIcon, MailIcon, PinIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { personalCardRecipe } from './PersonalCard.recipe.ts'

export interface CardRow {
  kind: 'email' | 'social' | 'location' | 'website'
  /** What it is: "E-mail". */
  label: string
  /** For those who want to read it: the address, the name. */
  value: string
  href: string
}

export interface PersonalCardProps {
  fullname: string
  /** Empty when unknown. */
  position: string
  /** Ways to reach the person and the company, in order. */
  rows: readonly CardRow[]
  saveLabel: string
  /** The person wants the contact in their phone. */
  onSave: () => void
  /** What has become of saving; stays until the page is left. */
  saved?: MessageTexts | undefined
  /** What else can be done with the card: `CardTools`. */
  tools?: ReactNode
}

const icons = { email: MailIcon, social: ExternalIcon, location: PinIcon, website: ArrowRightIcon }

const elsewhere = { target: '_blank', rel: 'noreferrer' }

/** A personal card (spec 2): who it is, how to reach them, and the contact to keep. It stands in a `LookupPage`. */
export function PersonalCard(props: PersonalCardProps) {
  const { fullname, position, rows, saveLabel, onSave, saved, tools } = props
  const styles = useSlotRecipe({ recipe: personalCardRecipe })()
  return (
    <>
      <LogoMark css={styles.mark} />
      <Heading level={1} size={hasLongWord(fullname) ? 'h3' : 'h2'} translate="no" css={styles.name}>
        {fullname}
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

/** Whether a name has a word that would not fit a phone's line in large letters. */
const hasLongWord = (fullname: string) => fullname.split(/\s+/).some((word) => word.length > 13)

import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { styles } from './Today.styles.ts'

interface TodayPageProps {
  /** A `DayHead`, and a banner when what is shown is old. */
  head: ReactNode
  /** Three cards: the second beside the first and the third; one below the other on smaller windows. */
  children: ReactNode
}

/** The start page of the staff area: the day, then its parts. */
export function TodayPage({ head, children }: TodayPageProps) {
  return (
    <chakra.div css={styles.page}>
      {head}
      <chakra.div css={styles.columns}>{children}</chakra.div>
    </chakra.div>
  )
}

interface TodayCardProps {
  heading: string
  /** Where all of it is. */
  link?: { label: string; href: string; onClick?: (() => void) | undefined } | undefined
  children: ReactNode
}

/** A section of the start page. */
export function TodayCard({ heading, link, children }: TodayCardProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} data-tone="light" css={styles.card}>
      <chakra.div css={styles.cardHead}>
        <Heading level={2} size="h4" id={id} tabIndex={-1}>
          {heading}
        </Heading>
        {link && (
          <Link href={link.href} onClick={link.onClick} css={styles.cardLink}>
            {link.label}
          </Link>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  )
}

interface TodayPartProps {
  heading?: string | undefined
  /** The sentence in place of rows. */
  nothing?: string | undefined
  /** Rows, a failure or a skeleton. */
  children?: ReactNode
  /** Leads to those that have no row. */
  link?: { label: string; href: string; onClick: () => void } | undefined
}

/** A part of a section, under a small heading. */
export function TodayPart({ heading, nothing, children, link }: TodayPartProps) {
  return (
    <chakra.div css={styles.part}>
      {heading && <chakra.h3 css={styles.partHeading}>{heading}</chakra.h3>}
      {nothing && <chakra.p css={styles.nothing}>{nothing}</chakra.p>}
      {children}
      {link && (
        <Link href={link.href} onClick={link.onClick} css={styles.cardLink} justifySelf="start">
          {link.label}
        </Link>
      )}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { PlanList } from '#primitives/PlanList.tsx'
import { Text } from '#primitives/Text.tsx'
import { type Fact, FactRows } from './FactRows.tsx'
import { styles } from './VacancyDetail.styles.ts'

interface VacancyDetailProps {
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode
  position: string
  facts: readonly Fact[]
  applyLabel: string
  applyHref: string
  overview: { heading: string; paragraphs: readonly string[] }
  responsibilities: { heading: string; items: readonly string[] }
  qualifications: { heading: string; items: readonly string[] }
  /** Under the card with the facts. */
  aside?: ReactNode
}

/** One vacancy: its text beside a sticky card with the facts and Apply (spec 2, /career/{id}). */
export function VacancyDetail(props: VacancyDetailProps) {
  const {
    breadcrumb,
    position,
    facts,
    applyLabel,
    applyHref,
    overview,
    responsibilities,
    qualifications,
    aside,
  } = props
  return (
    <article>
      {breadcrumb}
      <Heading level={1} maxWidth="20em" marginTop={breadcrumb ? { base: '3', md: '5' } : undefined}>
        {position}
      </Heading>
      <chakra.div css={styles.columns}>
        <chakra.div css={styles.aside}>
          <chakra.div css={styles.card}>
            <FactRows facts={facts} borderTopWidth="0" />
            <LinkButton href={applyHref} isFull>
              {applyLabel}
            </LinkButton>
          </chakra.div>
          {aside}
        </chakra.div>
        <chakra.div css={styles.body}>
          <section>
            <Heading level={2} size="h3">
              {overview.heading}
            </Heading>
            {overview.paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lead" tone="muted" marginTop="4">
                {paragraph}
              </Text>
            ))}
          </section>
          <HeadedList {...responsibilities} />
          <HeadedList {...qualifications} />
          {/* Where the card with the facts does not stay beside the text. */}
          <LinkButton
            href={applyHref}
            justifySelf={{ base: 'stretch', sm: 'start' }}
            lg={{ display: 'none' }}
          >
            {applyLabel}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </article>
  )
}

/** Renders nothing for an empty list. */
function HeadedList({ heading, items }: VacancyDetailProps['qualifications']) {
  if (items.length === 0) return null
  return (
    <section>
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <PlanList items={items} marginTop="5" color="fg.muted" />
    </section>
  )
}

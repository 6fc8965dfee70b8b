import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { LegalList } from './LegalList.tsx'
import { styles } from './LegalText.styles.ts'

interface LegalSection {
  /** What links lead to. */
  id: string
  heading: string
  /** Paragraphs, `LegalFacts`, `LegalList`, `LegalTable`. */
  content: ReactNode
}

interface LegalTextProps {
  heading: string
  lead: string
  /** "As of 21 November 2026". */
  date: string
  /** The whole in a few lines, for those who read no further. */
  summary: { heading: string; items: readonly ReactNode[] }
  contentsLabel: string
  sections: readonly LegalSection[]
}

/** A text of law in plain words: the short of it on top, a table of contents that stays in view, headed sections. */
export function LegalText({ heading, lead, date, summary, contentsLabel, sections }: LegalTextProps) {
  const contentsId = useId()
  const summaryId = useId()
  return (
    <chakra.div css={styles.root}>
      <Container>
        <Heading level={1}>{heading}</Heading>
        <Text size="lead" tone="muted" isProse marginTop="4">
          {lead}
        </Text>
        <Text size="small" tone="hint" marginTop="3">
          {date}
        </Text>
        <chakra.section aria-labelledby={summaryId} css={styles.summary}>
          <Heading level={2} size="h3" id={summaryId}>
            {summary.heading}
          </Heading>
          <LegalList items={summary.items} />
        </chakra.section>
        <chakra.div css={styles.columns}>
          <chakra.nav aria-labelledby={contentsId} css={styles.contents}>
            <chakra.p id={contentsId} textStyle="label">
              {contentsLabel}
            </chakra.p>
            <chakra.ol css={styles.links}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link href={`#${section.id}`} variant="plain" css={styles.link}>
                    {section.heading}
                  </Link>
                </li>
              ))}
            </chakra.ol>
          </chakra.nav>
          <chakra.div css={styles.body}>
            {sections.map((section) => (
              <chakra.section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-heading`}
                css={styles.section}
              >
                <Heading level={2} size="h3" id={`${section.id}-heading`}>
                  {section.heading}
                </Heading>
                {/* Hydrated in a task of its own. */}
                <Suspense>{section.content}</Suspense>
              </chakra.section>
            ))}
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.div>
  )
}

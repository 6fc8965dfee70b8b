import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { styles } from './LegalText.styles.ts'

interface LegalFact {
  label: string
  value: ReactNode
}

interface LegalFactsProps {
  /** What the facts are about, when a section has several such cards. */
  heading?: string | undefined
  facts: readonly LegalFact[]
}

/** What is true of one thing, on a card: the question on the left, the answer on the right. */
export function LegalFacts({ heading, facts }: LegalFactsProps) {
  return (
    <chakra.div css={styles.facts}>
      {heading && (
        <Heading level={3} size="h4" marginBottom="2">
          {heading}
        </Heading>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <chakra.div key={label} css={styles.fact}>
            <chakra.dt css={styles.term}>{label}</chakra.dt>
            <chakra.dd css={styles.value}>{value}</chakra.dd>
          </chakra.div>
        ))}
      </dl>
    </chakra.div>
  )
}

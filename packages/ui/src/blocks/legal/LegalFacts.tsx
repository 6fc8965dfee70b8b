import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'

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
    <chakra.div
      paddingInline={{ base: '5', md: '7' }}
      paddingBlock={{ base: '4', md: '5' }}
      borderWidth="hairline"
      borderColor="border.hairline"
      borderRadius="card"
      backgroundColor="bg.surface"
    >
      {heading && (
        <Heading level={3} size="h4" marginBottom="2">
          {heading}
        </Heading>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <chakra.div
            key={label}
            display="grid"
            columnGap="6"
            rowGap="0.5"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
            paddingBlock="3"
            borderColor="border.hairline"
            css={{ '&:not(:last-of-type)': { borderBottomWidth: 'hairline' } }}
          >
            <chakra.dt textStyle="small" color="fg.muted" lineHeight="1.7">
              {label}
            </chakra.dt>
            <chakra.dd minWidth="0">{value}</chakra.dd>
          </chakra.div>
        ))}
      </dl>
    </chakra.div>
  )
}

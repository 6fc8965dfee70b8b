import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'

interface ReasonCardsProps {
  /** So that links can lead to the section (`whyWork`). */
  id?: string | undefined
  heading: string
  lead?: string | undefined
  items: readonly { title: string; text: string /** Draws the card's own picture. */; seed: number }[]
}

/** Reasons, each with a stretch of the plan (spec 2: why work with us). A section of its own. */
export function ReasonCards({ id, heading, lead, items }: ReasonCardsProps) {
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div
        display="grid"
        gap={{ base: '3', lg: '8' }}
        gridTemplateColumns={{ lg: '1fr 1fr' }}
        alignItems="end"
      >
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted" maxWidth="30rem" justifySelf={{ lg: 'end' }}>
            {lead}
          </Text>
        )}
      </chakra.div>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        marginTop={{ base: '8', md: '12' }}
        borderBlockWidth="hairline"
        borderColor="border.hairline"
      >
        {items.map(({ title, text, seed }) => (
          <chakra.li
            key={title}
            paddingBlock={{ base: '7', md: '9' }}
            borderColor="border.hairline"
            css={{
              md: { paddingInline: '8', '&:first-of-type': { paddingInlineStart: '0' } },
              '&:not(:first-of-type)': {
                borderTopWidth: { mdDown: '1px' },
                borderInlineStartWidth: { md: '1px' },
              },
              '&:last-of-type': { md: { paddingInlineEnd: '0' } },
            }}
          >
            <PlanMotif seed={seed} ground="paper" rows={4} columns={22} height="2.75rem" maxWidth="full" />
            <Heading level={3} size="h3" marginTop="5">
              {title}
            </Heading>
            <Text tone="muted" marginTop="2" maxWidth="26rem">
              {text}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}

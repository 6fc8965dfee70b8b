import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'

interface ContactLayoutProps {
  heading: string
  lead: string
  /** The forms, and the id that links lead to. */
  forms: { id: string; heading: string; content: ReactNode }
  /** A `ContactCard`, and the id that links lead to. */
  details: { id: string; content: ReactNode }
}

/** The contact page: what it is for and how to reach us on the left, the forms on a card on the right. */
export function ContactLayout({ heading, lead, forms, details }: ContactLayoutProps) {
  const formsHeadingId = useId()
  return (
    <chakra.div
      backgroundColor="bg.band"
      flexGrow={1}
      paddingTop={{ base: '6', md: '16' }}
      paddingBottom="section"
    >
      <Container>
        <chakra.div
          display="grid"
          alignItems="start"
          columnGap="20"
          rowGap={{ base: '8', lg: '10' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 35rem)' }}
          gridTemplateRows={{ lg: 'auto 1fr' }}
        >
          <chakra.div>
            <Heading level={1}>{heading}</Heading>
            <Text size="lead" tone="muted" marginTop="4" maxWidth="32rem">
              {lead}
            </Text>
          </chakra.div>
          <chakra.section
            id={forms.id}
            aria-labelledby={formsHeadingId}
            data-tone="light"
            minWidth="0"
            padding={{ base: '5', sm: '7', md: '9' }}
            borderWidth="hairline"
            borderColor="border.hairline"
            borderRadius="surface"
            backgroundColor="bg.surface"
            lg={{ gridColumn: 2, gridRow: '1 / span 2' }}
          >
            <Heading level={2} size="h3" id={formsHeadingId} marginBottom="5">
              {forms.heading}
            </Heading>
            {forms.content}
          </chakra.section>
          <chakra.div id={details.id} minWidth="0">
            {details.content}
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.div>
  )
}

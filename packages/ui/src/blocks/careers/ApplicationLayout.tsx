import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { type Fact, FactRows } from './FactRows.tsx'

interface ApplicationLayoutProps {
  /** A `Breadcrumb`. */
  breadcrumb: ReactNode
  heading: string
  lead?: string | undefined
  facts?: readonly Fact[] | undefined
  /** Above everything on the left: for instance that the vacancy is shown in another language. */
  notice?: ReactNode
  /** The form, or the receipt after it. */
  children: ReactNode
}

/** A page with one form: what it is about on the left, the form on a card on the right (board of careers). */
export function ApplicationLayout({
  breadcrumb,
  heading,
  lead,
  facts,
  notice,
  children,
}: ApplicationLayoutProps) {
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
          gap={{ base: '8', lg: '20' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 35rem)' }}
        >
          <chakra.div position={{ lg: 'sticky' }} top={{ lg: '24' }} minWidth="0">
            {breadcrumb}
            {notice && <chakra.div marginTop="5">{notice}</chakra.div>}
            <Heading level={1} marginTop={{ base: '3', md: '5' }}>
              {heading}
            </Heading>
            {lead && (
              <Text size="lead" tone="muted" marginTop="4" maxWidth="32rem">
                {lead}
              </Text>
            )}
            {facts && facts.length > 0 && (
              <chakra.div marginTop={{ base: '6', md: '8' }}>
                <FactRows facts={facts} />
              </chakra.div>
            )}
          </chakra.div>
          <chakra.div
            data-tone="light"
            minWidth="0"
            padding={{ base: '5', sm: '7', md: '9' }}
            borderWidth="hairline"
            borderColor="border.hairline"
            borderRadius="surface"
            backgroundColor="bg.surface"
            // A receipt in the form's place turns the whole card quiet green: no panel in a panel.
            css={{
              '&:has(> [data-receipt])': {
                padding: '0',
                borderColor: 'transparent',
                backgroundColor: 'bg.quiet',
              },
            }}
          >
            {children}
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.div>
  )
}

import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formLayoutRecipe } from '#blocks/shell/FormLayout.recipe.ts'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { type Fact, FactRows } from './FactRows.tsx'

interface ApplicationLayoutProps {
  /** A `Breadcrumb`. */
  breadcrumb: ReactNode
  /** Over the heading and read with it: what the page is for, when the heading is the vacancy. */
  eyebrow?: string | undefined
  heading: string
  lead?: string | undefined
  /** @default [] */
  facts?: readonly Fact[] | undefined
  /** The form, or the receipt after it. */
  children: ReactNode
}

/** The page of an application: the vacancy beside the form (board of careers). */
export function ApplicationLayout(props: ApplicationLayoutProps) {
  const { breadcrumb, eyebrow, heading, lead, facts = [], children } = props
  const styles = useSlotRecipe({ recipe: formLayoutRecipe })()
  return (
    <chakra.div css={styles.root}>
      <Container css={styles.columns}>
        <chakra.div css={styles.intro} position={{ lg: 'sticky' }} top={{ lg: '24' }}>
          {breadcrumb}
          <Heading level={1} marginTop={{ base: '3', md: '5' }}>
            {eyebrow && <chakra.span css={styles.eyebrow}>{`${eyebrow} `}</chakra.span>}
            {heading}
          </Heading>
          {lead && (
            <Text size="lead" tone="muted" marginTop="4" maxWidth="32rem">
              {lead}
            </Text>
          )}
          {facts.length > 0 && <FactRows facts={facts} marginTop={{ base: '6', md: '8' }} />}
        </chakra.div>
        <chakra.div data-tone="light" css={styles.card}>
          {children}
        </chakra.div>
      </Container>
    </chakra.div>
  )
}

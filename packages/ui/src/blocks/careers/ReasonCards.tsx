import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { reasonCardsRecipe } from './ReasonCards.recipe.ts'

interface ReasonCardsProps {
  /** The target of links to the section (`whyWork`). */
  id?: string | undefined
  heading: string
  lead?: string | undefined
  items: readonly {
    title: string
    text: string
    /** The address of the card's drawing. */
    picture: string
  }[]
}

/** Reasons, each with a drawing (spec 2: why work with us). A section of its own. */
export function ReasonCards({ id, heading, lead, items }: ReasonCardsProps) {
  const styles = useSlotRecipe({ recipe: reasonCardsRecipe })()
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.head}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted" maxWidth="30rem" justifySelf={{ lg: 'end' }}>
            {lead}
          </Text>
        )}
      </chakra.div>
      <chakra.ul css={styles.list}>
        {items.map(({ title, text, picture }) => (
          <chakra.li key={title} css={styles.item}>
            <SpotPicture src={picture} />
            <div>
              <Heading level={3} marginTop={{ md: '5' }}>
                {title}
              </Heading>
              <Text tone="muted" marginTop="2" maxWidth="26rem">
                {text}
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}

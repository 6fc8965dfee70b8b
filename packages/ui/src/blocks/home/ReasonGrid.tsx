import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { reasonGridRecipe } from './ReasonGrid.recipe.ts'

interface ReasonGridProps {
  /** The target of links to the section. */
  id?: string | undefined
  heading: string
  lead: string
  items: readonly {
    title: string
    text: string
    /** The address of the item's drawing. */
    picture: string
  }[]
}

/** The reasons to choose the company (spec 2, Home): the heading on the left, two columns of reasons on the right. */
export function ReasonGrid({ id, heading, lead, items }: ReasonGridProps) {
  const styles = useSlotRecipe({ recipe: reasonGridRecipe })()
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.head}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </chakra.div>
        <chakra.ul css={styles.list}>
          {items.map(({ title, text, picture }) => (
            <chakra.li key={title} css={styles.item}>
              <SpotPicture src={picture} />
              <div>
                <Heading level={3} css={styles.title}>
                  {title}
                </Heading>
                <Text tone="muted" css={styles.text}>
                  {text}
                </Text>
              </div>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  )
}

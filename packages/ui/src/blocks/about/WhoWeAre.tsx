import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Section } from '#primitives/Section.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { whoWeAreRecipe } from './WhoWeAre.recipe.ts'

interface WhoWeAreProps {
  /** The target of links to the section (`whoWeAre`). */
  id?: string | undefined
  heading: string
  paragraphs: readonly string[]
  /** Plain facts under the text: "Founded", "2014". */
  facts: readonly { label: string; value: string }[]
}

/** The text about the company beside three drawings (spec 2, About). A section of its own. */
export function WhoWeAre({ id, heading, paragraphs, facts }: WhoWeAreProps) {
  const styles = useSlotRecipe({ recipe: whoWeAreRecipe })()
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.columns}>
        <div>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Stack gap="5" marginTop={{ base: '5', md: '7' }} maxWidth="prose">
            {paragraphs.map((paragraph, index) => (
              <Text key={paragraph} {...(index === 0 ? { size: 'lead' } : { tone: 'muted' })}>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </div>
        <chakra.div css={styles.pictures}>
          {pictures.map(([name, area]) => (
            <ScenePicture key={name} name={name} loading="lazy" css={{ ...styles.picture, gridArea: area }} />
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.dl css={styles.facts}>
        {facts.map(({ label, value }) => (
          <chakra.div key={label} css={styles.fact}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd css={styles.value}>{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  )
}

/** The people around one plan, the page of each week, the cities; each in its area of the grid. */
const pictures = [
  ['about-team', '1 / 1 / 3 / 2'],
  ['about-report', '1 / 2 / 2 / 3'],
  ['about-cities', '2 / 2 / 3 / 3'],
] as const

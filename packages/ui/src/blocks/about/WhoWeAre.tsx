import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { PlanMotif, type PlanMotifProps } from '#primitives/PlanMotif.tsx'
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

/** The text about the company beside a picture (spec 2, About). A section of its own. */
export function WhoWeAre({ id, heading, paragraphs, facts }: WhoWeAreProps) {
  const styles = useSlotRecipe({ recipe: whoWeAreRecipe })()
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.columns}>
        <div>
          <Heading level={2} size="h1" id={headingId}>
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
        <PlanPicture />
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

type Crop = Pick<PlanMotifProps, 'seed' | 'rows' | 'columns' | 'accent' | 'ground' | 'today'> & {
  /** The area of the crop in the grid of the picture. */
  area: string
  background: string
}

/** Three crops of the plan: the whole, the present, the next weeks. */
const crops: readonly Crop[] = [
  { area: '1 / 1 / 3 / 2', seed: 41, rows: 12, columns: 16, today: 11, background: 'bg.dark' },
  { area: '1 / 2 / 2 / 3', seed: 12, rows: 5, columns: 9, ground: 'paper', background: 'bg.accentQuiet' },
  { area: '2 / 2 / 3 / 3', seed: 27, rows: 6, columns: 10, accent: 'sky', background: 'bg.darkRaised' },
]

/** A picture of crops of the motif. Decoration, silent for screen readers. */
function PlanPicture() {
  const styles = useSlotRecipe({ recipe: whoWeAreRecipe })()
  return (
    <chakra.div aria-hidden css={styles.picture}>
      {crops.map(({ area, background, ...plan }) => (
        <chakra.div key={area} css={styles.crop} gridArea={area} backgroundColor={background}>
          <PlanMotif {...plan} fit="slice" width="full" height="full" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}

import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asWritten } from '#i18n/asWritten.ts'
import { Heading } from '#primitives/Heading.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Section } from '#primitives/Section.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  columns: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { md: '10', lg: '20' },
    rowGap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
  pictures: {
    display: 'grid',
    gap: { base: '2.5', md: '4' },
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    gridTemplateRows: 'minmax(0, 3fr) minmax(0, 4fr)',
    aspectRatio: { base: '4 / 3', md: '5 / 6', lg: '1' },
    _print: { display: 'none' },
  },
  picture: { minHeight: '0', borderRadius: 'surface' },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
    marginTop: { base: '10', md: '16' },
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  fact: {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column-reverse' },
    justifyContent: { base: 'space-between', sm: 'flex-end' },
    alignItems: { base: 'baseline', sm: 'flex-start' },
    gap: { base: '6', sm: '1.5' },
    paddingBlock: { base: '4', sm: '6' },
    borderColor: 'border.hairline',
    '&:not(:first-of-type)': {
      borderTopWidth: { smDown: '1px' },
      sm: { paddingInlineStart: '6', borderInlineStartWidth: '1px' },
    },
  },
  value: { textStyle: 'h3', textAlign: { base: 'end', sm: 'start' }, hyphens: 'manual' },
})

const facts = ['founded', 'people', 'cities'] as const

/** The text about the company beside three drawings (spec 2, About). A section of its own. */
export function WhoWeAre() {
  const { t } = useTranslation('about')
  const headingId = useId()
  const story = t('story', asWritten)
  if (!story.text) return null
  const shown = facts.filter((fact) => story[fact])
  return (
    <Section id={sections.whoWeAre} headingId={headingId}>
      <chakra.div css={styles.columns}>
        <div>
          <Heading level={2} id={headingId}>
            {t('who.heading')}
          </Heading>
          <Stack gap="5" marginTop={{ base: '5', md: '7' }} maxWidth="prose">
            {story.text.split(/\n{2,}/).map((paragraph, index) => (
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
      {shown.length > 0 && (
        <chakra.dl css={styles.facts}>
          {shown.map((fact) => (
            <chakra.div key={fact} css={styles.fact}>
              <chakra.dt color="fg.muted">{t(`who.${fact}`)}</chakra.dt>
              <chakra.dd css={styles.value}>{story[fact]}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </Section>
  )
}

/** The people around one plan, the page of each week, the cities; each in its area of the grid. */
const pictures = [
  ['about-team', '1 / 1 / 3 / 2'],
  ['about-report', '1 / 2 / 2 / 3'],
  ['about-cities', '2 / 2 / 3 / 3'],
] as const

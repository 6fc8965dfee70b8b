import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { PlanPicture } from './PlanPicture.tsx'

interface WhoWeAreProps {
  /** So that links can lead to the section (`whoWeAre`). */
  id?: string | undefined
  heading: string
  paragraphs: readonly string[]
  /** Plain facts under the text: "Founded", "2014". */
  facts: readonly { label: string; value: string }[]
}

/** What the company is, in words, beside the picture of its work (spec 2, About). A section of its own. */
export function WhoWeAre({ id, heading, paragraphs, facts }: WhoWeAreProps) {
  const headingId = useId()
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div
        display="grid"
        alignItems="center"
        columnGap={{ md: '10', lg: '20' }}
        rowGap="10"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' }}
      >
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
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
        marginTop={{ base: '10', md: '16' }}
        borderTopWidth="hairline"
        borderColor="border.hairline"
      >
        {facts.map(({ label, value }) => (
          <chakra.div
            key={label}
            display="flex"
            flexDirection={{ base: 'row', sm: 'column-reverse' }}
            justifyContent={{ base: 'space-between', sm: 'flex-end' }}
            alignItems={{ base: 'baseline', sm: 'flex-start' }}
            gap={{ base: '6', sm: '1.5' }}
            paddingBlock={{ base: '4', sm: '6' }}
            borderColor="border.hairline"
            css={{
              '&:not(:first-of-type)': {
                borderTopWidth: { smDown: '1px' },
                sm: { paddingInlineStart: '6', borderInlineStartWidth: '1px' },
              },
            }}
          >
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textStyle="h3" textAlign={{ base: 'end', sm: 'start' }} hyphens="manual">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  )
}

import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { asWritten } from '#i18n/asWritten.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  head: {
    display: 'grid',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { lg: '1fr 1fr' },
    alignItems: 'end',
  },
  list: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: { base: '8', md: '12' },
    borderBlockWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  // On phones the words stand beside the drawing.
  item: {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    paddingBlock: { base: '7', md: '9' },
    borderColor: 'border.hairline',
    md: { paddingInline: '8', '&:first-of-type': { paddingInlineStart: '0' } },
    '&:not(:first-of-type)': { borderTopWidth: { mdDown: '1px' }, borderInlineStartWidth: { md: '1px' } },
    '&:last-of-type': { md: { paddingInlineEnd: '0' } },
  },
})

/** Reasons, each with a drawing (spec 2: why work with us). A section of its own. */
export function ReasonCards() {
  const { t } = useTranslation('careers')
  const headingId = useId()
  const reasons = Object.entries(t('why.items', asWritten))
  if (reasons.length === 0) return null
  return (
    <Section id={sections.whyWork} headingId={headingId}>
      <chakra.div css={styles.head}>
        <Heading level={2} id={headingId}>
          {t('why.heading')}
        </Heading>
        <Text size="lead" tone="muted" maxWidth="30rem" justifySelf={{ lg: 'end' }}>
          {t('why.lead')}
        </Text>
      </chakra.div>
      <chakra.ul css={styles.list}>
        {reasons.map(([key, { title, text, picture }]) => (
          <chakra.li key={key} css={styles.item}>
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

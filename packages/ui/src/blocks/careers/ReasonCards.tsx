import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
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

/** Each names its texts and its drawing. */
const reasons = ['plan', 'time', 'growth'] as const

/** Reasons, each with a drawing (spec 2: why work with us). A section of its own. */
export function ReasonCards() {
  const { t } = useTranslation('careers')
  const headingId = useId()
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
        {reasons.map((reason) => (
          <chakra.li key={reason} css={styles.item}>
            <SpotPicture src={`/media/spots/${reason}.svg`} />
            <div>
              <Heading level={3} marginTop={{ md: '5' }}>
                {t(`why.${reason}.title`)}
              </Heading>
              <Text tone="muted" marginTop="2" maxWidth="26rem">
                {t(`why.${reason}.text`)}
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}

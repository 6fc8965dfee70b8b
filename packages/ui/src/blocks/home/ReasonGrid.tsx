import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { asWritten } from '#i18n/asWritten.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Section } from '#primitives/Section.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    alignItems: 'start',
    columnGap: { lg: '16', xl: '24' },
    rowGap: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 7fr)' },
  },
  head: { display: 'grid', gap: '3', maxWidth: { base: '30rem', lg: 'none' } },
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  // On phones the words stand beside the drawing.
  item: {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    paddingTop: { base: '7', md: '9' },
    paddingBottom: { base: '8', md: '11' },
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    md: {
      '&:nth-of-type(odd)': { paddingInlineEnd: '8' },
      '&:nth-of-type(even)': { paddingInlineStart: '8', borderInlineStartWidth: 'hairline' },
    },
    _print: { breakInside: 'avoid' },
  },
  picture: { width: '88px', height: '88px', borderRadius: 'card' },
  title: { marginTop: { md: '5' } },
  text: { marginTop: '2', maxWidth: '26rem' },
})

interface ReasonGridProps {
  /** The target of links to the section; without reasons it leads to what follows. */
  id?: string | undefined
}

/** The reasons to choose the company (spec 2, Home): the heading on the left, two columns of reasons on the right. */
export function ReasonGrid({ id }: ReasonGridProps) {
  const { t } = useTranslation('home')
  const headingId = useId()
  const reasons = Object.entries(t('why.items', asWritten))
  if (reasons.length === 0) return <div id={id} />
  return (
    <Section id={id} headingId={headingId}>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.head}>
          <Heading level={2} id={headingId}>
            {t('why.heading')}
          </Heading>
          <Text size="lead" tone="muted">
            {t('why.lead')}
          </Text>
        </chakra.div>
        <chakra.ul css={styles.list}>
          {reasons.map(([key, reason]) => (
            <Reason key={key} {...reason} />
          ))}
        </chakra.ul>
      </chakra.div>
    </Section>
  )
}

interface ReasonProps {
  title: string
  text: string
  /** The address of a small picture. */
  picture: string
}

/** One reason: a list item. */
export function Reason({ title, text, picture }: ReasonProps) {
  return (
    <chakra.li css={styles.item}>
      <UploadedPicture address={picture} sizes="88px" css={styles.picture}>
        <SpotPicture src={picture} />
      </UploadedPicture>
      <div>
        <Heading level={3} css={styles.title}>
          {title}
        </Heading>
        <Text tone="muted" css={styles.text}>
          {text}
        </Text>
      </div>
    </chakra.li>
  )
}

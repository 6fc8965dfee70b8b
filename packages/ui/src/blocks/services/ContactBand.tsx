import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { coveringLink } from '#primitives/coveringLink.ts'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Section } from '#primitives/Section.tsx'
import { surface } from '#primitives/surface.ts'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { type ReadableService, serviceHref } from './ServiceCards.tsx'
import { ServicePicture } from './ServicePicture.tsx'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    alignItems: 'center',
    columnGap: { md: '10', lg: '20' },
    rowGap: '8',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(auto-fit, minmax(20rem, 1fr))',
    },
  },
  next: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '5rem minmax(0, 1fr) auto', lg: '10rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: { base: '4', lg: '6' },
    padding: { base: '3', lg: '4' },
    paddingInlineEnd: { base: '4', lg: '6' },
    ...surface,
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.controlHover' },
  },
  frame: {
    overflow: 'hidden',
    aspectRatio: '1',
    height: { base: '5rem', lg: '7rem' },
    width: 'full',
    borderRadius: 'control',
    backgroundColor: 'bg.darkRaised',
    _print: { display: 'none' },
  },
  picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  // Without a picture the text begins at the edge.
  texts: { minWidth: '0', '&[data-alone]': { gridColumn: '1 / span 2', paddingInlineStart: '3' } },
  link: coveringLink('surface'),
  arrow: {
    fontSize: 'xl',
    color: 'fg.link',
    transitionProperty: 'transform',
    transitionDuration: 'base',
    '[data-next]:hover &': { transform: 'translateX(4px)', _motionReduce: { transform: 'none' } },
  },
})

interface ContactBandProps {
  heading: string
  text: string
  action: { label: string; href: string }
  /** After a service: the next one of the list; `undefined` elsewhere, and while it is unknown. */
  next?: ReadableService | undefined
}

/** The end of a page: a link to the contact page, and after a service the next one. A section of its own. */
export function ContactBand({ heading, text, action, next }: ContactBandProps) {
  const headingId = useId()
  const contact = (
    <LinkButton href={action.href} justifySelf={{ base: 'start', md: 'end' }} marginTop={next && '6'}>
      {action.label}
    </LinkButton>
  )
  return (
    <Section tone="paper2" headingId={headingId} _print={{ display: 'none' }}>
      <chakra.div css={styles.root}>
        <div>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Text tone="muted" isProse marginTop="3">
            {text}
          </Text>
          {next && contact}
        </div>
        {next ? <NextService service={next} /> : contact}
      </chakra.div>
    </Section>
  )
}

function NextService({ service: { id, text, lang } }: { service: ReadableService }) {
  const { t } = useTranslation('services')
  const [image] = text.Images
  return (
    <chakra.div css={styles.next} data-next>
      {image && (
        <chakra.figure css={styles.frame}>
          <ServicePicture src={image} size={[1200, 500]} css={styles.picture} isSquare />
        </chakra.figure>
      )}
      <chakra.div css={styles.texts} data-alone={image ? undefined : ''}>
        <Text size="small" tone="muted">
          {t('ask.next')}
        </Text>
        {/* Smaller where a long word has little room. */}
        <Heading level={3} textStyle={{ base: 'h4', lg: 'h3' }} marginTop="1" lang={lang}>
          <StyledAnchor href={serviceHref(id)} css={styles.link}>
            {text.name}
          </StyledAnchor>
        </Heading>
      </chakra.div>
      <ArrowRightIcon css={styles.arrow} />
    </chakra.div>
  )
}

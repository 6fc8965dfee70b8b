import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'
import { contactBandRecipe } from './ContactBand.recipe.ts'
import { ServicePicture } from './ServicePicture.tsx'

interface ContactBandProps {
  heading: string
  text: string
  action: { label: string; href: string }
  /** After a service: the next one of the list; `undefined` elsewhere, and while it is unknown. */
  next?:
    | { label: string; name: string; href: string; image?: string | undefined; lang?: string | undefined }
    | undefined
}

/** The end of a page: a link to the contact page, and after a service the next one. A section of its own. */
export function ContactBand({ heading, text, action, next }: ContactBandProps) {
  const styles = useSlotRecipe({ recipe: contactBandRecipe })()
  const headingId = useId()
  const contact = (
    <LinkButton href={action.href} justifySelf={{ base: 'start', md: 'end' }} marginTop={next && '6'}>
      {action.label}
    </LinkButton>
  )
  return (
    <Section tone="paper2" headingId={headingId}>
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
        {next ? (
          <chakra.div css={styles.next} data-next>
            {next.image && (
              <chakra.figure css={styles.frame}>
                <ServicePicture src={next.image} size={[1200, 500]} css={styles.picture} />
              </chakra.figure>
            )}
            <chakra.div css={styles.texts} data-alone={next.image ? undefined : ''}>
              <Text size="small" tone="muted">
                {next.label}
              </Text>
              {/* Smaller where a long word has little room. */}
              <Heading level={3} textStyle={{ base: 'h4', lg: 'h3' }} marginTop="1" lang={next.lang}>
                <StyledAnchor href={next.href} css={styles.link}>
                  {next.name}
                </StyledAnchor>
              </Heading>
            </chakra.div>
            <ArrowRightIcon css={styles.arrow} />
          </chakra.div>
        ) : (
          contact
        )}
      </chakra.div>
    </Section>
  )
}

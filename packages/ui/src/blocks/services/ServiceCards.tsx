import { chakra } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { type CardPair, pairPlace } from './pairPlace.ts'
import { styles } from './ServiceCards.styles.ts'
import { ServicePicture } from './ServicePicture.tsx'

export interface ServiceCard {
  id: string | number
  name: string
  /** One or two sentences. */
  text: string
  /** The address of the picture, if there is one. */
  image?: string | undefined
  href: string
  /** The language of the texts, if it differs from the page's. */
  lang?: string | undefined
}

interface ServiceCardsProps {
  services: readonly ServiceCard[]
  /** Widths of the cards of a pair, per cent; pairs take turns (spec 2 and 9: 58/40, then 43/55). */
  pairs: readonly CardPair[]
  /**
   * Place of the cards' names in the outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined
}

/** The services as cards in pairs of alternating widths; below each other on phones. */
export function ServiceCards({ services, pairs, headingLevel = 2 }: ServiceCardsProps) {
  return (
    <chakra.ul css={styles.list}>
      {services.map(({ id, name, text, image, href, lang }, index) => (
        <chakra.li
          key={id}
          data-card
          lang={lang}
          css={styles.card}
          gridColumn={{ md: pairPlace(index, services.length, pairs) }}
        >
          {image && (
            <chakra.div css={styles.frame}>
              <ServicePicture src={image} size={[1200, 500]} css={styles.picture} />
            </chakra.div>
          )}
          <chakra.div css={styles.texts}>
            <Heading level={headingLevel} textStyle={{ base: 'h4', md: 'h3' }}>
              <StyledAnchor href={href} css={styles.link}>
                {name}
              </StyledAnchor>
            </Heading>
            <ArrowRightIcon css={styles.arrow} />
            <Text tone="onDark" css={styles.text}>
              {text}
            </Text>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

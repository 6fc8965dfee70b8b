import { pages } from '@atrium/contract/core'
import type { ServiceText } from '@atrium/contract/services'
import { chakra } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { type PairWidths, pairPlace } from './pairPlace.ts'
import { styles } from './ServiceCards.styles.ts'
import { ServicePicture } from './ServicePicture.tsx'

/** A service in one language, which may differ from the reader's. */
export interface ReadableService {
  id: number
  text: ServiceText
  /** The language of the text, when it is not the reader's. */
  lang: string | undefined
}

/** The address of the page of a service. */
export const serviceHref = (id: number) => pages.service.replace(':id', String(id))

interface ServiceCardsProps {
  services: readonly ReadableService[]
  /** Widths of the cards of a pair, per cent; pairs take turns (spec 2 and 9: 58/40, then 43/55). */
  pairs: readonly PairWidths[]
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
      {services.map(({ id, text: { name, LittleTextInfo, Images }, lang }, index) => (
        <chakra.li
          key={id}
          data-card
          lang={lang}
          css={styles.card}
          gridColumn={{ md: pairPlace(index, services.length, pairs) }}
        >
          {Images[0] && (
            <chakra.div css={styles.frame}>
              <ServicePicture src={Images[0]} size={[1200, 500]} css={styles.picture} isSquare />
            </chakra.div>
          )}
          <chakra.div css={styles.texts}>
            <Heading level={headingLevel} textStyle={{ base: 'h4', md: 'h3' }}>
              <StyledAnchor href={serviceHref(id)} css={styles.link}>
                {name}
              </StyledAnchor>
            </Heading>
            <ArrowRightIcon css={styles.arrow} />
            <Text tone="onDark" css={styles.text}>
              {LittleTextInfo}
            </Text>
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

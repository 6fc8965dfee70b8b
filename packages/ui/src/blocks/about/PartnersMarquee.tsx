import { sections } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { asWritten } from '#i18n/asWritten.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#primitives/icons.tsx'
import { Section } from '#primitives/Section.tsx'
import { styles } from './PartnersMarquee.styles.ts'

/**
 * The names of the partners move slowly (spec 2, About). The row stops under the pointer and with its control;
 * under reduced motion and without JavaScript it is a grid. A section of its own.
 */
export function PartnersMarquee() {
  const { t } = useTranslation('about')
  const [isPaused, setPaused] = useState(false)
  const headingId = useId()
  const partners = Object.entries(t('partners.items', asWritten))
  const items = partners.map(([key, partner]) => <Partner key={key} {...partner} />)
  if (partners.length === 0) return null
  return (
    <Section id={sections.partners} headingId={headingId} tone="paper2">
      <chakra.div css={styles.head}>
        <Heading level={2} id={headingId}>
          {t('partners.heading')}
        </Heading>
        <IconButton
          label={t(isPaused ? 'partners.play' : 'partners.pause')}
          variant="outline"
          css={styles.control}
          onClick={() => setPaused((before) => !before)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </chakra.div>
      <chakra.div css={styles.window}>
        <chakra.div css={styles.track} style={{ animationPlayState: isPaused ? 'paused' : undefined }}>
          <chakra.ul css={styles.list} aria-labelledby={headingId}>
            {items}
          </chakra.ul>
          <chakra.ul css={[styles.list, styles.again]} aria-hidden inert>
            {items}
          </chakra.ul>
        </chakra.div>
      </chakra.div>
    </Section>
  )
}

interface PartnerProps {
  name: string
  /** The path of the strokes of its sign on a grid of 24 units; `h0` is a dot. */
  mark?: string
  /** A picture in the place of the sign. */
  logo?: string
}

/** One partner: a list item. */
export function Partner({ name, mark, logo = '' }: PartnerProps) {
  return (
    <chakra.li css={styles.partner}>
      <UploadedPicture address={logo} sizes="80px" css={styles.logo}>
        {/* Of one weight with round ends, as the bars of the plan. */}
        {mark && <Icon d={mark} width="10" height="10" strokeWidth={3} />}
      </UploadedPicture>
      <span translate="no">{name}</span>
    </chakra.li>
  )
}

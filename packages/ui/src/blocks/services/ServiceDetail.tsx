import { languageNames, pages, parseLanguage } from '@atrium/contract/core'
import type { ServiceText } from '@atrium/contract/services'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { arrangeService } from './arrangeService.ts'
import { ServiceBlock } from './ServiceBlock.tsx'
import { styles } from './ServiceDetail.styles.ts'
import { ServicePicture } from './ServicePicture.tsx'

interface ServiceDetailProps {
  service: ServiceText
  /** The language of the texts, if it differs from the page's. */
  lang?: string | undefined
}

/** One service: what it is, then text and pictures in turn (spec 2, /service/{id}). */
export function ServiceDetail({ service, lang }: ServiceDetailProps) {
  const { t } = useTranslation('services')
  const { name, LittleHeadName: subtitle, LittleTextInfo: text } = service
  const { image, blocks, closingImages } = arrangeService(service)
  const otherLanguage = parseLanguage(lang)
  return (
    <article>
      <Breadcrumb items={[{ label: t('breadcrumb.services'), href: pages.services }, { label: name }]} />
      {otherLanguage && (
        <chakra.p role="note" css={styles.notice}>
          {t('service.otherLanguage', { language: languageNames[otherLanguage] })}
        </chakra.p>
      )}
      <div lang={lang}>
        <chakra.header css={styles.intro}>
          <Heading level={1}>{service.LargeHeadName || name}</Heading>
          <div>
            {subtitle && <Text textStyle="h4">{subtitle}</Text>}
            {text && (
              <Text size="lead" tone="muted" isProse marginTop={subtitle ? '3' : undefined}>
                {text}
              </Text>
            )}
          </div>
        </chakra.header>
        {image && (
          <chakra.figure css={styles.head}>
            <ServicePicture src={image} size={[1200, 500]} css={styles.picture} isFirst />
          </chakra.figure>
        )}
        {(blocks.length > 0 || closingImages.length > 0) && (
          <chakra.div css={styles.blocks}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change their order.
              <ServiceBlock key={index} {...block} side={index % 2 ? 'left' : 'right'} />
            ))}
            {closingImages.length > 0 && (
              <chakra.div css={styles.closing}>
                {closingImages.map((src) => (
                  <chakra.figure key={src} css={styles.frame}>
                    <ServicePicture src={src} size={[800, 600]} css={styles.picture} />
                  </chakra.figure>
                ))}
              </chakra.div>
            )}
          </chakra.div>
        )}
      </div>
    </article>
  )
}

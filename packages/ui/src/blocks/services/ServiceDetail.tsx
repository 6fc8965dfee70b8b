import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { ServiceBlock, type ServiceBlockProps } from './ServiceBlock.tsx'
import { styles } from './ServiceDetail.styles.ts'
import { ServicePicture } from './ServicePicture.tsx'

interface ServiceDetailProps {
  /** A `Breadcrumb`. */
  breadcrumb?: ReactNode
  /** The large heading. */
  title: string
  /** The little heading, over the introduction. */
  subtitle?: string | undefined
  /** One or two sentences. */
  text?: string | undefined
  /** Address of the wide picture under the introduction. */
  image?: string | undefined
  blocks: readonly Omit<ServiceBlockProps, 'side'>[]
  /** Addresses of the pictures that no block shows. */
  closingImages?: readonly string[] | undefined
  /** The language of the texts above, if it differs from the page's. */
  lang?: string | undefined
  /** A note about it, in the language of the page. */
  notice?: string | undefined
}

/** One service: what it is, then text and pictures in turn (spec 2, /service/{id}). */
export function ServiceDetail(props: ServiceDetailProps) {
  const { breadcrumb, title, subtitle, text, image, blocks, closingImages = [], lang, notice } = props
  return (
    <article>
      {breadcrumb}
      {notice && (
        <chakra.p role="note" css={styles.notice}>
          {notice}
        </chakra.p>
      )}
      <div lang={lang}>
        <chakra.header css={styles.intro}>
          <Heading level={1}>{title}</Heading>
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

import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { PlanList } from '#primitives/PlanList.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './ServiceDetail.styles.ts'
import { ServicePicture } from './ServicePicture.tsx'

export interface ServiceBlockProps {
  /** Paragraphs with their optional headings; the first heading names the block. */
  parts: readonly { heading?: string | undefined; text?: string | undefined }[]
  /** Short items under the text. */
  items: readonly string[]
  /** The address of the picture beside the text, if there is one. */
  image?: string | undefined
}

interface Props extends ServiceBlockProps {
  /** The side of the picture where text and picture fit beside each other. */
  side: 'left' | 'right'
}

/** One of the alternating blocks of text and picture (spec 2, service detail). */
export function ServiceBlock({ parts, items, image, side }: Props) {
  const first = parts.findIndex(({ heading }) => heading)
  return (
    <chakra.section css={styles.block} data-pictured={image && side}>
      <chakra.div css={styles.texts}>
        {parts.map(({ heading, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
          <chakra.div key={index} marginTop={index > 0 ? '4' : '0'}>
            {heading && (
              <Heading
                level={index === first ? 2 : 3}
                size={index === first ? 'h2' : 'h4'}
                marginBottom={index === first ? '4' : '2'}
                marginTop={index > 0 ? '6' : '0'}
              >
                {heading}
              </Heading>
            )}
            {text && <Text tone="muted">{text}</Text>}
          </chakra.div>
        ))}
        {items.length > 0 && <PlanList items={items} marginTop="6" />}
      </chakra.div>
      {image && (
        <chakra.figure css={styles.frame}>
          <ServicePicture src={image} size={[800, 600]} css={styles.picture} />
        </chakra.figure>
      )}
    </chakra.section>
  )
}

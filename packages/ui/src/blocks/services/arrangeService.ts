import type { ServiceText } from '@atrium/contract/services'
import type { ServiceBlockProps } from './ServiceBlock.tsx'

interface ArrangedService {
  image: string | undefined
  blocks: ServiceBlockProps[]
  /** Pictures that no block has taken. */
  closingImages: string[]
}

const written = (texts: readonly string[] | undefined) =>
  (texts ?? []).map((text) => text.trim()).filter((text) => text !== '')

/**
 * Puts a service's lists side by side: the first picture is the head's, block `i` takes picture `i + 1`. The lists may
 * differ in length: a block may lack anything but its text, and what is left of the pictures closes the page.
 */
export function arrangeService(service: ServiceText): ArrangedService {
  const { DetailHeads, DetailTexts, DetailTexts2, Images } = service
  const [image, ...pictures] = Images
  const count = Math.max(DetailHeads.length, DetailTexts.length, DetailTexts2.length)
  const blocks = Array.from({ length: count }, (_, index): ServiceBlockProps => {
    const parts = partsOf(written(DetailHeads[index]?.heads), written(DetailTexts[index]?.texts))
    const items = written(DetailTexts2[index]?.texts_2)
    const picture = pictures[index]
    const hasWords = parts.length > 0 || items.length > 0
    return { parts, items, ...(picture && hasWords && { image: picture }) }
  }).filter(({ parts, items }) => parts.length > 0 || items.length > 0)
  const taken = new Set(blocks.map((block) => block.image))
  return {
    image: image || undefined,
    blocks,
    closingImages: [...new Set(pictures)].filter((picture) => picture && !taken.has(picture)),
  }
}

/** Heading by heading with its paragraph; paragraphs without a heading follow. */
const partsOf = (heads: string[], texts: string[]) =>
  Array.from({ length: Math.max(heads.length, texts.length) }, (_, index) => {
    const [heading, text] = [heads[index], texts[index]]
    return { ...(heading && { heading }), ...(text && { text }) }
  })

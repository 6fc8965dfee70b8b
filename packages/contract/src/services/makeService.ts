import type { Language } from '#core/language.ts'
import type { Service, ServiceText } from './schema.ts'

/** One block of the page of a service: the picture next to it is named by the position of the block. */
interface Block {
  head: string
  texts: string[]
  /** The second column: short items. */
  points: string[]
}

/** A service in one language, written block by block; the API has three parallel lists instead. */
type Written = Omit<ServiceText, 'DetailHeads' | 'DetailTexts' | 'DetailTexts2' | 'Images'> & {
  blocks: Block[]
}

/** Brings a service into the form of the API; its pictures are the same in every language. */
export function makeService(
  { id, slug }: { id: number; slug: string },
  written: Record<Language, Written>,
): Service & Record<Language, ServiceText> {
  const text = ({ blocks, ...rest }: Written): ServiceText => ({
    ...rest,
    DetailHeads: blocks.map(({ head }) => ({ heads: [head] })),
    DetailTexts: blocks.map(({ texts }) => ({ texts })),
    DetailTexts2: blocks.map(({ points }) => ({ texts_2: points })),
    Images: ['card', ...blocks].map((_part, index) => `/media/services/${slug}-${index + 1}.svg`),
  })
  return { id, order: id, AZ: text(written.AZ), EN: text(written.EN), RU: text(written.RU) }
}

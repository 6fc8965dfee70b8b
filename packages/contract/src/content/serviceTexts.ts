import type { Language } from '#core/language.ts'
import type { Service, ServiceText } from '#services/schema.ts'
import type { ContentValue } from './schema.ts'

/** One block of the page of a service. */
interface Block {
  head: string
  texts: string[]
  points: string[]
}

/** The blocks of a text: `# ` begins one, `- ` a point of it, an empty line another paragraph. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isInParagraph = false
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isHead = line.startsWith('# ')
    if (isHead || (line && blocks.length === 0))
      blocks.push({ head: isHead ? line.slice(2) : '', texts: [], points: [] })
    const { texts, points }: Block = blocks.at(-1) ?? { head: '', texts: [], points: [] }
    const isPoint = line.startsWith('- ')
    const isText = line !== '' && !isHead && !isPoint
    if (isPoint) points.push(line.slice(2))
    if (isText) texts.push(isInParagraph ? `${texts.pop()}\n${line}` : line)
    isInParagraph = isText
  }
  return blocks
}

/** The reverse of `blocksOf`. */
const writeBlocks = ({ DetailHeads, DetailTexts, DetailTexts2 }: ServiceText): string =>
  Array.from(
    { length: Math.max(DetailHeads.length, DetailTexts.length, DetailTexts2.length) },
    (_none, at) => {
      const points = (DetailTexts2[at]?.texts_2 ?? []).map((point) => `- ${point}`).join('\n')
      return [`# ${DetailHeads[at]?.heads.join(' ') ?? ''}`, ...(DetailTexts[at]?.texts ?? []), points]
        .filter(Boolean)
        .join('\n\n')
    },
  ).join('\n\n')

const pictureFields = ['picture1', 'picture2', 'picture3', 'picture4', 'picture5'] as const

/** A service as an item of the content. */
export function contentOfService({ AZ, EN, RU }: Service): ContentValue {
  const write = (text: ServiceText | undefined): Record<string, string> => ({
    name: text?.name ?? '',
    heading: text?.LargeHeadName ?? '',
    subtitle: text?.LittleHeadName ?? '',
    text: text?.LittleTextInfo ?? '',
    blocks: text ? writeBlocks(text) : '',
  })
  const images = (AZ ?? EN ?? RU)?.Images ?? []
  return {
    facts: Object.fromEntries(pictureFields.map((name, at) => [name, images[at] ?? ''])),
    texts: { AZ: write(AZ), EN: write(EN), RU: write(RU) },
  }
}

/** The text of a service in a language; `undefined` where it has none. The list has no blocks. */
export function serviceTextOf(
  { facts, texts }: ContentValue,
  language: Language,
  { hasBlocks = true } = {},
): ServiceText | undefined {
  const { name = '', heading = '', subtitle = '', text = '', blocks: written = '' } = texts[language]
  if (!name) return undefined
  const blocks = hasBlocks ? blocksOf(written) : []
  return {
    ...{ name, LargeHeadName: heading, LittleHeadName: subtitle, LittleTextInfo: text },
    DetailHeads: blocks.map(({ head }) => ({ heads: [head] })),
    DetailTexts: blocks.map((block) => ({ texts: block.texts })),
    DetailTexts2: blocks.map(({ points }) => ({ texts_2: points })),
    Images: pictureFields.map((field) => facts[field] ?? '').filter(Boolean),
  }
}

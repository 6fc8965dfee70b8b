import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { fromBufferPromise } from 'yauzl'

export type ZippedFormat = 'docx' | 'odt'

interface Elements {
  /** Those whose text is read. */
  text: readonly string[]
  /** Those that end a line or a word. */
  breaks: readonly string[]
  /** Those that repeat a text for old programs, or were deleted. */
  skipped: readonly string[]
}

/** The XML files with the text of each format, and their elements. */
const formats: Record<ZippedFormat, Elements & { files: RegExp }> = {
  docx: {
    files: /^word\/(document|header\d*|footer\d*)\.xml$/,
    text: ['t'],
    breaks: ['p', 'br', 'cr', 'tab'],
    skipped: ['Fallback'],
  },
  odt: {
    files: /^content\.xml$/,
    text: ['p', 'h'],
    breaks: ['p', 'h', 's', 'tab', 'line-break'],
    skipped: ['tracked-changes'],
  },
}

/** The text of a word processor's file, in pieces as they are unpacked: a caller that stops reading stops the unpacking. */
export async function* readZipped(
  format: ZippedFormat,
  content: Uint8Array<ArrayBuffer>,
): AsyncGenerator<string> {
  const { files, ...elements } = formats[format]
  const archive = await fromBufferPromise(Buffer.from(content.buffer))
  for await (const entry of archive.eachEntry()) {
    if (files.test(entry.fileName)) yield* readXml(await archive.openReadStreamPromise(entry), elements)
  }
}

async function* readXml(stream: Readable, { text, breaks, skipped }: Elements): AsyncGenerator<string> {
  const parser = new SaxesParser({ xmlns: true })
  const open = { text: 0, skipped: 0 }
  let piece = ''
  const step = (name: string, by: number) => {
    if (text.includes(name)) open.text += by
    if (skipped.includes(name)) open.skipped += by
  }
  parser.on('opentag', ({ local }) => step(local, 1))
  parser.on('closetag', ({ local }) => {
    step(local, -1)
    if (breaks.includes(local)) piece += local === 'p' || local === 'h' ? '\n' : ' '
  })
  const add = (added: string) => {
    if (open.text > 0 && open.skipped === 0) piece += added
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('error', (error) => {
    throw error
  })
  const decoder = new TextDecoder()
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield piece
    piece = ''
  }
  parser.write(decoder.decode()).close()
  yield piece
}

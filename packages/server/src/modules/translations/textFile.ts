import { csvText, type Language, languages, parseLanguage, toTag } from '@atrium/contract/core'
import { exampleNumber, originalLanguage, type TextEntry, textColumns } from '@atrium/contract/translations'
import { SaxesParser } from 'saxes'
import { optional, plain } from '#importing/columns.ts'
import type { Fault, FaultCode } from '#importing/faults.ts'
import { bytesInPieces } from '#importing/pieces.ts'
import { readSheet } from '#importing/sheet.ts'

/** A text of a file; empty for one that stays as it is. */
export interface FileText {
  line: number
  namespace: string
  key: string
  language: Language
  text: string
}

interface FileReading {
  texts: FileText[]
  faults: Fault[]
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** The translations into one language as XLIFF 1.2. */
export function writeXliff(entries: readonly TextEntry[], language: Language): string {
  const unitOf = ({ key, original, texts }: TextEntry) => {
    const own = texts.find((text) => text.language === language)
    if (!own) return ''
    const example = exampleNumber(language, key)
    return [
      `      <trans-unit id="${escaped(key)}" xml:space="preserve">`,
      `        <source>${escaped(original)}</source>`,
      ...(own.text ? [`        <target>${escaped(own.text)}</target>`] : []),
      ...(example === undefined ? [] : [`        <note>{{count}}: ${example}</note>`]),
      '      </trans-unit>\n',
    ].join('\n')
  }
  const namespaces = [...new Set(entries.map(({ namespace }) => namespace))]
  const unitsOf = (namespace: string) =>
    entries
      .filter((entry) => entry.namespace === namespace)
      .map(unitOf)
      .join('')
  const files = namespaces.map(
    (namespace) =>
      `  <file original="${namespace}" datatype="plaintext" source-language="${toTag(originalLanguage)}" target-language="${toTag(language)}">\n` +
      `    <body>\n${unitsOf(namespace)}    </body>\n  </file>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n${files.join('')}</xliff>\n`
  )
}

/** All texts as CSV, with the separators of a language. */
export const writeCsv = (entries: readonly TextEntry[], language: Language): string =>
  csvText(
    [
      textColumns,
      ...entries.map(({ namespace, key, texts }) => [
        namespace,
        key,
        ...languages.map((one) => texts.find((text) => text.language === one)?.text ?? ''),
      ]),
    ],
    language,
  )

/** Reads a file of either kind, in pieces. */
export const readTextFile = (content: string): Promise<FileReading> =>
  /^\uFEFF?\s*</.test(content) ? readXliff(content) : readCsvTexts(content)

const asGiven = (text: string) => text

async function readCsvTexts(content: string): Promise<FileReading> {
  const { rows, faults } = await readSheet(content, {
    ...{ namespace: plain(asGiven), key: plain(asGiven) },
    ...{ az: optional(plain(asGiven)), en: optional(plain(asGiven)), ru: optional(plain(asGiven)) },
  })
  const texts = rows.flatMap(({ line, row: { namespace, key, ...inLanguages } }) =>
    languages.map((language) => ({
      ...{ line, namespace, key, language },
      text: inLanguages[toTag(language)] ?? '',
    })),
  )
  return { texts, faults }
}

class XmlFault extends Error {
  override name = 'XmlFault'
  readonly code: FaultCode

  constructor(code: FaultCode) {
    super(code)
    this.code = code
  }
}

/** No document type: its entities can grow without an end, or name files. */
async function readXliff(content: string): Promise<FileReading> {
  const texts: FileText[] = []
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  let namespace = ''
  let language: Language | undefined
  let unit: { line: number; key: string } = { line: 0, key: '' }
  let text = ''
  const isTarget = () => open.at(-1) === 'target' && open.at(-2) === 'trans-unit'
  parser.on('doctype', () => {
    throw new XmlFault('xmlDoctype')
  })
  parser.on('error', () => {
    throw new XmlFault('xmlBroken')
  })
  parser.on('opentag', ({ local, attributes }) => {
    const attribute = (name: string) => attributes[name]?.value ?? ''
    // Its words would be lost.
    if (isTarget()) throw new XmlFault('xmlElement')
    open.push(local)
    if (local === 'file') {
      namespace = attribute('original')
      language = parseLanguage(attribute('target-language'))
    }
    if (local === 'trans-unit') unit = { line: parser.line, key: attribute('id') }
    if (isTarget()) text = ''
  })
  const add = (piece: string) => {
    if (isTarget()) text += piece
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    if (isTarget() && language) texts.push({ ...unit, namespace, language, text })
    open.pop()
  })
  const decoder = new TextDecoder()
  try {
    for await (const piece of bytesInPieces(content)) parser.write(decoder.decode(piece, { stream: true }))
    parser.close()
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    return { texts: [], faults: [{ line: parser.line, code: error.code }] }
  }
  return { texts, faults: texts.length > 0 ? [] : [{ line: 0, code: 'xmlNoTexts' }] }
}

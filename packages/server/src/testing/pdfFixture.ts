/** An object of a PDF: its dictionary, and the content of its stream. */
interface PdfObject {
  dictionary: string
  stream?: Buffer
}

/** A PDF of the given objects, whose numbers begin with 1; the first is the catalogue. */
export function pdfOf(objects: readonly (string | PdfObject)[], trailer = ''): Buffer {
  const head = Buffer.from('%PDF-1.7\n')
  const parts: Buffer[] = [head]
  let at = head.length
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  const places = objects.map((object, place) => {
    const { dictionary, stream } = typeof object === 'string' ? { dictionary: object } : object
    const start = at
    const length = stream ? `/Length ${stream.length}>>\nstream\n` : ''
    add(Buffer.from(`${place + 1} 0 obj\n${stream ? dictionary.replace(/>>$/, length) : dictionary}`))
    if (stream) add(Buffer.concat([stream, Buffer.from('\nendstream')]))
    add(Buffer.from('\nendobj\n'))
    return start
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\n`
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${at}\n%%EOF\n`)])
}

/** A PDF of pages with the given content streams. They write with the font F, which `encode` fills. */
export function pdfOfPages(
  contents: readonly (Buffer | PdfObject)[],
  extra: readonly PdfObject[] = [],
  resources = '',
): Buffer {
  const pages = contents.map((_, place) => 5 + place * 2)
  const first = 5 + contents.length * 2
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${contents.length}/MediaBox[0 0 595 842]` +
      `/Resources<</Font<</F 3 0 R>>${resources.replaceAll('$', String(first))}>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding 4 0 R>>',
    `<</Type/Encoding/Differences[1 ${glyphs}]>>`,
    ...contents.flatMap((content, place) => [
      `<</Type/Page/Parent 2 0 R/Contents ${6 + place * 2} 0 R>>`,
      Buffer.isBuffer(content) ? { dictionary: '<<>>', stream: content } : content,
    ]),
    ...extra,
  ])
}

/** The letters that the font has: the letter at place n has the code n + 1. */
const letters = ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,@əğıöüçşƏİПриветмастолярю'

const glyphs = [...letters]
  .map((letter) => `/uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
  .join('')

/** A content stream that writes lines of text. */
export function writing(...lines: readonly string[]): Buffer {
  const hex = (line: string) =>
    [...line].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0')).join('')
  return Buffer.from(
    `BT /F 12 Tf 14 TL 50 800 Td ${lines.map((line) => `<${hex(line)}> Tj T*`).join(' ')} ET`,
  )
}

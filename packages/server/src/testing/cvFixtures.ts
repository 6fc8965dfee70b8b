import type { CvExtension } from '@atrium/contract/core'
import { compoundFile } from './compoundFixture.ts'
import { type ZipEntry, zip } from './zipFixture.ts'

/** The smallest valid files: each opens in the program for its format. */
export const cvFixtures: Record<CvExtension, () => Buffer> = { pdf, doc, docx, odt, rtf }

/** A PDF with one empty page, padded to a size in bytes with a comment that readers skip. */
export function pdf(size = 0): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj${object}endobj\n`
    return at
  })
  const table = (at: number) =>
    `xref\n0 4\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}` +
    `trailer<</Size 4/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`
  const shortest = text.length + table(text.length).length
  // The number of digits of the table’s offset may grow with the comment, hence the second pass.
  const fill = (length: number) => (length > 2 ? `%${'x'.repeat(length - 2)}\n` : '')
  let comment = fill(size - shortest)
  const grown = text.length + comment.length + table(text.length + comment.length).length - size
  if (size > 0 && grown > 0) comment = fill(comment.length - grown)
  text += comment
  return Buffer.from(text + table(text.length), 'latin1')
}

function rtf(): Buffer {
  return Buffer.from('{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0 Curriculum vitae\\par}', 'latin1')
}

/** A Word document with the given paragraphs (XML), or with the given file as its document. */
export function docx(
  body = '<w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p>',
  file: ZipEntry = wordDocument(body),
): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const relationships = 'application/vnd.openxmlformats-package.relationships+xml'
  return zip({
    '[Content_Types].xml':
      `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="${relationships}"/>` +
      `<Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels':
      `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': file,
  })
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'

const wordDocument = (body: string) =>
  `${xmlHead}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">` +
  `<w:body>${body}</w:body></w:document>`

function odt(): Buffer {
  const type = 'application/vnd.oasis.opendocument.text'
  const office = 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'
  return zip({
    mimetype: type,
    'META-INF/manifest.xml':
      '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">' +
      `<manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>` +
      '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    'content.xml':
      `<office:document-content xmlns:office="${office}" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2">` +
      '<office:body><office:text><text:p>Curriculum vitae</text:p></office:text></office:body></office:document-content>',
  })
}

/** The stream of Word, beginning with its signature; enough to be detected as a Word document. */
function doc(): Buffer {
  return compoundFile('WordDocument', Buffer.from([0xec, 0xa5, 0xc1, 0x00]))
}

/** A workbook of Excel: the same container, another stream. */
export const xls = (): Buffer => compoundFile('Workbook', Buffer.from([0x09, 0x08]))

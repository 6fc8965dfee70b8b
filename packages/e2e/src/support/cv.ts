import { pdfBytes } from '@atrium/contract/testing/pdfBytes'

/** A real PDF for an application; its last line makes each file unique. */
export const cvFile = (name: string, mark = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(pdfBytes()), Buffer.from(`%${mark}\n`)]),
})

/** A PDF with a line of text on each page. PDF.js finds its objects without a table of them. */
export function pdfOfLines(...lines: string[]): Buffer {
  const kids = lines.map((_, place) => `${4 + 2 * place} 0 R`).join(' ')
  const pages = lines.map((line, place) => {
    const content = `BT /F 24 Tf 60 700 Td (${line}) Tj ET`
    return (
      `${4 + 2 * place} 0 obj<</Type/Page/Parent 2 0 R/Contents ${5 + 2 * place} 0 R>>endobj\n` +
      `${5 + 2 * place} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n`
    )
  })
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>>>endobj\n` +
      `3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n`,
  )
}

import { readPdf } from './readPdf.ts'
import { readZipped, type ZippedFormat } from './readZipped.ts'

/** Characters; a CV of ten pages has 30,000. */
const maxLength = 200_000

/** The formats whose text is read. */
export type CvTextFormat = 'pdf' | ZippedFormat

/** The text of a CV, at most `maxLength` characters. Throws for a file that is damaged or encrypted. */
export async function readText(format: CvTextFormat, content: Uint8Array<ArrayBuffer>): Promise<string> {
  let text = ''
  for await (const piece of format === 'pdf' ? readPdf(content) : readZipped(format, content)) {
    text += piece
    if (text.length >= maxLength) break
  }
  return text.slice(0, maxLength)
}

import './withoutDrawing.ts'
// Its presence makes the next one parse in this thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF, page by page. */
export async function* readPdf(data: Uint8Array): AsyncGenerator<string> {
  const options = { disableFontFace: true, isEvalSupported: false, useWasm: false, verbosity: 0 }
  const document = await getDocument({ data, ...options }).promise
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    yield `${pieces.join('')}\n`
    page.cleanup()
  }
}

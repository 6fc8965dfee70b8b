/** The smallest file that is a PDF by its content. */
export const pdfBytes = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    new TextEncoder().encode(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
        'trailer<</Root 1 0 R>>\n%%EOF\n',
    ),
  )

import { pdfBytes } from '@atrium/contract/testing'

/** A real PDF to apply with; its last line makes each one its own. */
export const cvFile = (name: string, mark = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(pdfBytes()), Buffer.from(`%${mark}\n`)]),
})

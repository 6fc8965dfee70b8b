import { pdfBytes } from '@atrium/contract/testing/pdfBytes'

/** A real PDF for an application; its last line makes each file unique. */
export const cvFile = (name: string, mark = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(pdfBytes()), Buffer.from(`%${mark}\n`)]),
})

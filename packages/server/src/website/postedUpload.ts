import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { partLimits } from '#http/multipart.ts'

/** A multipart form that is passed on to a call. */
export interface PostedUpload {
  /** The form as a stream, for the call. */
  body: PassThrough
  /** The text fields, when the whole form has arrived. */
  readFields: () => Promise<Record<string, string>>
}

/** Passes a multipart form on as a stream and reads its text fields meanwhile; only the call reads the files. */
export function readPostedUpload(request: Pick<FastifyRequest, 'raw' | 'parts'>): PostedUpload {
  const { raw } = request
  const body = new PassThrough()
  const fields: Record<string, string> = Object.create(null)
  const collectFields = async () => {
    const options = { limits: partLimits, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      if (part.type === 'file') part.file.resume()
      else fields[part.fieldname] ??= String(part.value)
    }
  }
  // The call judges the form, and must not wait for a parser that has stopped.
  const ended = collectFields().catch(() => void raw.unpipe().pipe(body))
  raw.pipe(body)
  raw.once('close', () => {
    // The call must not wait for an incomplete form.
    if (!raw.complete) body.destroy(new Error('The form broke off.'))
  })
  return {
    body,
    async readFields() {
      // A call that fails early stops reading: the rest is read here, so that the browser receives the page.
      body.resume()
      await ended
      return fields
    },
  }
}

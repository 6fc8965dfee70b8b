import { PassThrough } from 'node:stream'
import busboy from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { malformed } from '#http/httpError.ts'

const limits = { fields: 50, files: 10, parts: 60, fieldNameSize: 100, fieldSize: 64 * 1024 }

/** A multipart form that is passed on to a call. */
export interface PostedUpload {
  /** The form as a stream, for the call. */
  body: PassThrough
  /** The text fields, when the whole form has arrived. */
  readFields: () => Promise<Record<string, string>>
}

/**
 * Passes a multipart form on as a stream and reads its text fields meanwhile; only the call reads the files. Throws
 * 400 for a form without a boundary.
 */
export function readPostedUpload({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): PostedUpload {
  const parser = parserOf(headers['content-type'])
  const fields: Record<string, string> = Object.create(null)
  parser.on('field', (name, value) => {
    fields[name] ??= value
  })
  parser.on('file', (_name, stream) => stream.resume())
  const body = new PassThrough()
  const ended = new Promise<void>((resolve) => {
    parser.on('finish', resolve).on('error', () => resolve())
    raw.once('close', () => {
      // The call must not wait for an incomplete form.
      if (!raw.complete) body.destroy(new Error('The form broke off.'))
      resolve()
    })
  })
  raw.pipe(body)
  raw.pipe(parser)
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

function parserOf(contentType = '') {
  try {
    return busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw malformed()
  }
}

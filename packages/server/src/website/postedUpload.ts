import { PassThrough } from 'node:stream'
import busboy from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { malformed } from '#http/httpError.ts'

const limits = { fields: 50, files: 10, parts: 60, fieldNameSize: 100, fieldSize: 64 * 1024 }

/** A multipart form on its way to the call that takes it. */
export interface PostedUpload {
  /** The form as it arrives, for the call. */
  body: PassThrough
  /** Its texts, once all of it has arrived. */
  readFields: () => Promise<Record<string, string>>
}

/**
 * Passes a multipart form on as it arrives and reads its texts meanwhile; files are read by the call alone. Throws 400 for a
 * form without a boundary.
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
      // The call must not wait for a form that broke off.
      if (!raw.complete) body.destroy(new Error('The form broke off.'))
      resolve()
    })
  })
  raw.pipe(body)
  raw.pipe(parser)
  return {
    body,
    async readFields() {
      // A call that refuses early reads no further: the rest is read here, so that the browser gets to see the page.
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

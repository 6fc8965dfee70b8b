import type { Encoding } from '@atrium/contract/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, invalid, malformed } from './httpError.ts'
import { readMultipart, type UploadRules } from './multipart.ts'
import { isWellFormed, requireWellFormed } from './wellFormed.ts'

const mediaTypes: Record<Encoding, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
}

/** Parses JSON and HTML forms. Throws 400 for a request that is not well-formed. */
export function acceptBodies(app: FastifyInstance): void {
  app.addHook('preValidation', requireWellFormed)
  app.addContentTypeParser(
    mediaTypes.form,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: FastifyRequest, text: string | Buffer) => new URLSearchParams(text.toString()),
  )
}

/**
 * The fields of a body, before validation. Throws 415 for another encoding than the encoding of the endpoint, and 400
 * for a body that is not well-formed.
 */
export async function readBody(
  request: FastifyRequest,
  encoding: Encoding,
  upload?: UploadRules,
): Promise<Record<string, unknown>> {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (given === undefined) return {}
  // A form without files may be URL-encoded or multipart; so may the one-click unsubscribe of a mail program (RFC
  // 8058).
  if (encoding === 'form' && given === mediaTypes.multipart) return readMultipart(request)
  if (given !== mediaTypes[encoding]) throw new HttpError(415, 'unsupported')
  if (encoding === 'multipart') return readMultipart(request, upload)
  if (request.body instanceof URLSearchParams) return fieldsOf(request.body)
  return isRecord(request.body) ? request.body : {}
}

function fieldsOf(form: URLSearchParams): Record<string, string> {
  const seen = new Set<string>()
  for (const name of form.keys()) {
    if (seen.has(name)) throw invalid({ [name]: 'fieldRepeated' })
    seen.add(name)
  }
  const fields = Object.fromEntries(form)
  if (!isWellFormed(fields)) throw malformed()
  return fields
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

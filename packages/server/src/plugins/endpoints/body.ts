import type { Encoding } from '@atrium/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, Refusal } from '#plugins/refusal.ts'
import { readMultipart, type UploadRules } from './multipart.ts'

const mediaTypes: Record<Encoding, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
}

/** Lets the server read what an HTML form sends by itself. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    mediaTypes.form,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: FastifyRequest, text: string | Buffer) => new URLSearchParams(text.toString()),
  )
}

/** The fields of a body, not judged yet. Throws 415 when it travels in another way than the endpoint says. */
export async function readBody(
  request: FastifyRequest,
  encoding: Encoding,
  upload?: UploadRules,
): Promise<Record<string, unknown>> {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (given === undefined) return {}
  // What an HTML form sends without files may travel in both ways; so does a mail program's one click (RFC 8058).
  if (encoding === 'form' && given === mediaTypes.multipart) return readMultipart(request)
  if (given !== mediaTypes[encoding]) throw new Refusal(415, 'unsupported')
  if (encoding === 'multipart') return readMultipart(request, upload)
  if (request.body instanceof URLSearchParams) return fieldsOf(request.body)
  return withoutZeros(isRecord(request.body) ? request.body : {}) as Record<string, unknown>
}

function fieldsOf(form: URLSearchParams): Record<string, string> {
  const seen = new Set<string>()
  for (const name of form.keys()) {
    if (seen.has(name)) throw invalid({ [name]: 'fieldRepeated' })
    seen.add(name)
  }
  return withoutZeros(Object.fromEntries(form)) as Record<string, string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * PostgreSQL has no place for the character U+0000 in a text, and no person types it. A field named as what every object
 * has (`toString`) would break whoever uses that; none of ours is named so.
 */
export function withoutZeros(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '')
  if (Array.isArray(value)) return value.map(withoutZeros)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([key]) => !(key in Object.prototype))
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutZeros(inner)]))
}

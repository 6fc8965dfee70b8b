import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageDocument } from './documents.ts'

interface SentDocument {
  /** The ETag of the content. */
  tag: string
  body: Buffer
}

/** Compressed forms of documents that are sent repeatedly. */
const encoded = new WeakMap<PageDocument, SentDocument>()

function encode(document: PageDocument): SentDocument {
  const known = encoded.get(document)
  if (known) return known
  const body = Buffer.from(document.html)
  const sent = { tag: createHash('sha256').update(body).digest('base64url').slice(0, 27), body }
  encoded.set(document, sent)
  return sent
}

/**
 * Sends a document with an ETag, or 304 to a browser that has it. A document that no cache may keep has no ETag. The
 * ETag is weak, because the same document is sent with several compressions.
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
): FastifyReply {
  const { status, retryAfter } = document
  const { tag, body } = encode(document)
  reply.code(status).type('text/html; charset=utf-8')
  if (retryAfter) reply.header('retry-after', retryAfter)
  if (status !== 200 || reply.getHeader('cache-control') === 'no-store') return reply.send(body)
  reply.header('etag', `W/"${tag}"`)
  const known = request.headers['if-none-match'] ?? ''
  return known.includes(`"${tag}"`) ? reply.code(304).send() : reply.send(body)
}

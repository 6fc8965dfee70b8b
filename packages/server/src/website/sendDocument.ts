import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageDocument } from './documents.ts'

interface SentDocument {
  /** Names the content. */
  tag: string
  body: Buffer
}

/** Of documents that are kept and sent again and again. */
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
 * Sends a document under a tag of its content, or 304 to a browser that has it. One that nothing may keep has no tag. The
 * tag is weak: the same document leaves compressed in several ways.
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

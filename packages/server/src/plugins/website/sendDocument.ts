import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends a document under a tag of its content, or 304 to a browser that has it. One that nothing may keep has no tag. The
 * tag is weak: the same document leaves compressed in several ways.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  if (reply.statusCode !== 200 || reply.getHeader('cache-control') === 'no-store') return reply.send(html)
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 27)
  reply.header('etag', `W/"${tag}"`)
  const known = request.headers['if-none-match'] ?? ''
  return known.includes(`"${tag}"`) ? reply.code(304).send() : reply.send(html)
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How a kept body is compressed. It happens once, so it may take longer than for an answer that is sent once. */
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

type Encoding = keyof typeof compressors
const encodings = Object.keys(compressors) as Encoding[]

/** Bytes; a shorter body is not compressed. */
const threshold = 1024

/** An answer as it is sent, without the headers that every answer has. */
export interface Answer {
  status: number
  /** In lower case. A successful answer that a cache may keep has an ETag of its content. */
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** Whether the server may send it to other visitors too. */
  isKept: boolean
  /** The compressed forms of a kept answer so far. */
  compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>
}

export function createAnswer({
  status = 200,
  headers,
  content,
  isKept,
}: Pick<Answer, 'isKept'> & {
  status?: number
  headers: Record<string, string>
  content: string
}): Answer {
  const body = Buffer.from(content)
  const vary = [headers.vary, isKept && body.length >= threshold && 'accept-encoding'].filter(Boolean)
  return {
    status,
    headers: {
      ...headers,
      ...(vary.length > 0 && { vary: vary.join(', ') }),
      // Weak, because the same content is sent with several compressions.
      ...(status === 200 && !headers['cache-control']?.includes('no-store') && { etag: `W/${tagOf(body)}` }),
    },
    body,
    isKept,
    compressed: {},
  }
}

const tagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Sends an answer, or 304 to a caller that has it. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  const { status, headers, body, isKept } = answer
  const vary = reply.getHeader('vary')
  reply.code(status).headers(headers)
  if (vary) reply.header('vary', headers.vary ? `${vary}, ${headers.vary}` : vary)
  const { etag } = headers
  if (etag && request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send()
  const accepted = request.headers['accept-encoding']
  const encoding = isKept && accepted && body.length >= threshold ? negotiate(accepted, encodings) : null
  if (!encoding) return reply.send(body)
  reply.header('content-encoding', encoding)
  const compressed = compressedOf(answer, encoding)
  return Buffer.isBuffer(compressed) ? reply.send(compressed) : compressed.then((bytes) => reply.send(bytes))
}

function compressedOf({ body, compressed }: Answer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = compressed[encoding]
  if (known) return known
  const started = compressors[encoding](body).then((bytes) => {
    compressed[encoding] = bytes
    return bytes
  })
  compressed[encoding] = started
  return started
}

import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** The file that a call answers with. */
export interface FileAnswer {
  content: Readable | string
  mediaType: string
  /** Bytes. @default the length is not announced */
  size?: number
  /** Whether the browser saves the file rather than showing it. @default false */
  isDownload?: boolean
  /** The name under which the browser saves the file. */
  name?: string
}

/** Sends a file as its media type says and never as a page: nothing in the file can run a script or load anything. */
export function sendFile(
  reply: FastifyReply,
  { content, mediaType, size, isDownload = false, name }: FileAnswer,
): FastifyReply {
  if (size !== undefined) reply.header('content-length', size)
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(name, { type: isDownload ? 'attachment' : 'inline' }))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(content)
}

import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** The file that a call answers with. */
export interface FileAnswer {
  content: Readable | Buffer | string
  mediaType: string
  /** Bytes. @default the length is not announced */
  size?: number
  /** Whether the browser saves the file rather than showing it. @default false */
  isDownload?: boolean
  /** The name under which the browser saves the file. */
  name?: string
}

/** A file is sent as its media type says and never as a page: nothing in it can run a script or load anything. */
export const fileHeaders = ({ mediaType, isDownload = false, name }: Omit<FileAnswer, 'content'>) => ({
  'content-type': mediaType,
  'content-disposition': contentDisposition(name, { type: isDownload ? 'attachment' : 'inline' }),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.headers(fileHeaders(file)).send(file.content)
}

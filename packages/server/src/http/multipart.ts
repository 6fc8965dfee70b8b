import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MessageKey } from '@atrium/contract/core'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { safeFileName } from './fileName.ts'
import { HttpError, invalid, malformed } from './httpError.ts'
import { isWellFormed } from './wellFormed.ts'

export interface UploadRules {
  /** The fields that are files. */
  fields: readonly string[]
  /** The most bytes of one file. */
  maxBytes: number
  /** The folder in which files wait until the handler moves them. */
  folder: string
}

/** An uploaded file, complete or cut off at the limit. */
export class UploadedFile {
  /** The cleaned file name, for display only. */
  readonly name: string
  /** Bytes; one more than the limit when the file was too large. */
  readonly size: number
  readonly path: string
  readonly sha256: string

  constructor(file: Pick<UploadedFile, 'name' | 'size' | 'path' | 'sha256'>) {
    this.name = file.name
    this.size = file.size
    this.path = file.path
    this.sha256 = file.sha256
  }
}

/** The most parts of a form, and the most bytes of a field. */
export const partLimits = { fields: 50, files: 10, parts: 60, fieldNameSize: 100, fieldSize: 64 * 1024 }

/**
 * A rejected request is read to its end, so that its sender receives the answer. Beyond this many bytes the connection
 * is closed instead.
 */
const maxBytes = ({ maxBytes }: UploadRules) => Math.max(100 * 1024 * 1024, 4 * maxBytes)

/**
 * Reads a multipart form. Files are streamed into `folder` and never held in memory as a whole. Throws 400 when the
 * form is incomplete, not well-formed or repeats a field, and the error of the disk when a file cannot be written. Leaves no file
 * behind after an error.
 */
export async function readMultipart(
  request: FastifyRequest,
  rules: UploadRules = { fields: [], maxBytes: 0, folder: '' },
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = Object.create(null)
  const repeated: Record<string, MessageKey> = {}
  guardLength(request, rules)
  try {
    const options = { limits: { ...partLimits, fileSize: rules.maxBytes }, throwFileSizeLimit: false }
    for await (const part of request.parts(options)) {
      const value = part.type === 'file' ? await readFile(part, rules) : readText(part)
      if (value === undefined) continue
      if (part.fieldname in body) {
        repeated[part.fieldname] = 'fieldRepeated'
        await discardUploads({ value })
      } else body[part.fieldname] = value
    }
    if (Object.keys(repeated).length > 0) throw invalid(repeated)
    if (!isWellFormed(body)) throw malformed()
    return body
  } catch (error) {
    await discardUploads(body)
    if (error instanceof HttpError || (error as { statusCode?: number }).statusCode === 413) throw error
    throw isOfDisk(error) ? error : malformed(error)
  }
}

/** An incomplete form is an error of the sender; a file that cannot be opened or written is an error of the server. */
const isOfDisk = (error: unknown) => /^(open|write)$/.test((error as NodeJS.ErrnoException).syscall ?? '')

function readText({ value }: MultipartValue): string {
  if (typeof value !== 'string') throw malformed()
  return value
}

/** A file in a text field is discarded; the object in its place fails the validation as a text. */
async function readFile(part: MultipartFile, rules: UploadRules): Promise<UploadedFile | object | undefined> {
  if (rules.fields.includes(part.fieldname)) return save(part, rules)
  part.file.resume()
  return part.filename ? {} : undefined
}

/** A form without a chosen file sends an empty file without a name: it counts as no file. */
async function save(part: MultipartFile, rules: UploadRules): Promise<UploadedFile | undefined> {
  const target = path.join(rules.folder, `${randomUUID()}.part`)
  const hash = createHash('sha256')
  let size = 0
  // Opened before the pipeline starts: a stream that opens the file later could create it after its removal.
  const file = await open(target, 'w', 0o600)
  try {
    await pipeline(
      part.file,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      file.createWriteStream(),
    )
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
  const isNone = size === 0 && !part.filename
  if (isNone) await rm(target, { force: true })
  if (part.file.truncated) size = rules.maxBytes + 1
  const name = safeFileName(part.filename ?? '')
  return isNone ? undefined : new UploadedFile({ name, size, path: target, sha256: hash.digest('hex') })
}

function guardLength({ headers, raw }: FastifyRequest, rules: UploadRules): void {
  const limit = maxBytes(rules)
  if (Number(headers['content-length'] ?? 0) > limit) throw new HttpError(413, 'tooLarge', { hangUp: true })
  let received = 0
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > limit) raw.destroy()
  })
}

/** Deletes the uploads of a body that the handler has not moved. */
export async function discardUploads(body: Record<string, unknown>): Promise<void> {
  for (const value of Object.values(body)) {
    if (value instanceof UploadedFile) await rm(value.path, { force: true })
  }
}

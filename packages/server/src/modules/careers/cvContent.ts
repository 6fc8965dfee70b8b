import { type FileHandle, open } from 'node:fs/promises'
import { type CvExtension, cvExtensionOf } from '@atrium/contract/core'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type/node'
import { safeFileName } from '#http/fileName.ts'
import { hasStream } from './compoundFile.ts'

interface CvOnDisk {
  name: string
  path: string
}

const mediaTypes: Record<CvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
}

/** The endings of files that one program opens: word processors go by the content of a file, not by its ending. */
const wordProcessing: readonly CvExtension[] = ['doc', 'docx', 'odt', 'rtf']

/**
 * The media type of a CV, and its name with the file extension of its content (`CV.doc` that is RTF becomes `CV.rtf`).
 * `undefined` when the program of the given extension does not open such content. The type stated by the browser is
 * ignored.
 */
export async function formatOfCv({
  name,
  path,
}: CvOnDisk): Promise<{ mediaType: string; name: string } | undefined> {
  const given = cvExtensionOf(name)
  const content = given && (await extensionByContent(path))
  if (!given || !content) return undefined
  if (given === content) return { mediaType: mediaTypes[content], name }
  if (!wordProcessing.includes(given) || !wordProcessing.includes(content)) return undefined
  return { mediaType: mediaTypes[content], name: safeFileName(name.replace(/\.[^.]+$/, `.${content}`)) }
}

async function extensionByContent(path: string): Promise<CvExtension | undefined> {
  if (await isPdf(path)) return 'pdf'
  const found = await fileTypeFromFile(path)
  switch (found?.ext) {
    case 'docx':
    case 'odt':
    case 'rtf':
      return found.ext
    case 'cfb':
      // Spreadsheets, installers and old mails use the same container as old Word documents.
      return (await hasStream(path, 'WordDocument')) ? 'doc' : undefined
    default:
      return undefined
  }
}

/** Readers look for the header of a PDF in this many bytes from the start, and for its end in as many at the end. */
const searchedBytes = 1024

/** What begins as a page, a script or an archive is opened as such by other programs. */
const otherBeginning = /^(\xEF\xBB\xBF)?\s*(<|#!|PK|MZ|\x7FELF)/

/**
 * Whether every reader opens a file as a PDF. Printers, scanners and downloads write up to 1,024 bytes before the header
 * (empty lines, commands of a printer, headers of HTTP). Then the file must also end as a PDF, and nothing before the
 * header may look like another kind of file.
 */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const header = '%PDF-1'
    const begin = await readText(file, 0, searchedBytes + header.length)
    if (/^(\xEF\xBB\xBF)?\s*%PDF-\d/.test(begin)) return true
    if (!/%PDF-\d/.test(begin) || otherBeginning.test(begin)) return false
    if (await fileTypeFromBuffer(Buffer.from(begin.slice(0, begin.indexOf('%PDF-')), 'latin1'))) return false
    return /startxref\s+\d+\s+%%EOF/.test(
      await readText(file, Math.max(0, size - searchedBytes), searchedBytes),
    )
  } finally {
    await file.close()
  }
}

async function readText(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}

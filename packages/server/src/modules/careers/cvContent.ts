import { open } from 'node:fs/promises'
import { type CvExtension, cvExtensionOf } from '@atrium/contract'
import { fileTypeFromFile } from 'file-type/node'
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

/**
 * The media type of a CV when its content matches the file extension, otherwise `undefined`. The type stated by the
 * browser is ignored.
 */
export async function mediaTypeOfCv({ name, path }: CvOnDisk): Promise<string | undefined> {
  const extension = cvExtensionOf(name)
  if (!extension) return undefined
  return (await extensionByContent(path)) === extension ? mediaTypes[extension] : undefined
}

async function extensionByContent(path: string): Promise<CvExtension | undefined> {
  if (await beginsAsPdf(path)) return 'pdf'
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

/** Some programs write a byte order mark or empty lines before the header, and every reader accepts them. */
async function beginsAsPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return /^(\xEF\xBB\xBF)?\s*%PDF-\d/.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}
